import { mount } from 'svelte';
import { house } from '$lib/house.svelte';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import App from './App.svelte';
import './styles/index.css';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
settings.start();
router.start();
void house.look();
mount(App, { target });

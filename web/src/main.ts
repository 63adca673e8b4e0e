import { mount } from 'svelte';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import App from './App.svelte';
import './styles/index.css';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
settings.start();
router.start();
mount(App, { target });

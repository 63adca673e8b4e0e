/**
 * The component sheet: every part of the house style in every state. For builders only, it is not in the build.
 *
 * `npx vite`, then /parts.html, with ?theme=dark for the dark one.
 */
import { mount } from 'svelte';
import '../styles/index.css';
import Parts from './Parts.svelte';

const theme = new URLSearchParams(location.search).get('theme') ?? 'light';
document.documentElement.dataset['theme'] = theme;
mount(Parts, { target: document.body });

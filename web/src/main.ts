import { learn } from '$lib/language/languages';
import { settings } from '$lib/settings.svelte';
import { handOver, takeOver } from '$lib/stored';

takeOver();
window.addEventListener('beforeunload', handOver); // when the page is hidden it is too late
settings.start();
document.documentElement.lang = await learn(settings.language);
// Only now: every part takes its words where it begins.
const { begin } = await import('./begin');
begin();

import { learn } from '$lib/language/languages';
import { settings } from '$lib/settings.svelte';

settings.start();
document.documentElement.lang = await learn(settings.language);
// Only now: every part takes its words where it begins.
const { begin } = await import('./begin');
begin();

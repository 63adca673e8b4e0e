/** Puts the page up, once its language is known. */
import { mount } from 'svelte';
import { house } from '$lib/house.svelte';
import { keepForLater } from '$lib/installed';
import { router } from '$lib/router.svelte';
import { player } from '$lib/sound/player';
import App from './App.svelte';
// After the components: where both say the same of a thing, the house style has the last word.
import './styles/index.css';

export function begin(): void {
  const target = document.getElementById('app');
  if (target === null) throw new Error('index.html has no #app');
  player.start();
  router.start();
  void house.look();
  mount(App, { target });
  void keepForLater();
}

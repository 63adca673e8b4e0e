/** What lets a phone install the page. Needs https, or the machine's own address: elsewhere there is just the page. */

export async function keepForLater(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
  } catch {
    // A browser that forbids it plays all the same.
  }
}

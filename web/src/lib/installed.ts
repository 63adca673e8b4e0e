/** What lets a phone install the page. Needs https, or the machine's own address: elsewhere there is just the page. */

export async function keepForLater(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
  } catch {
    // A browser that forbids it plays all the same.
  }
}

/** Notify through the service worker, as phones want it. A press on the notification opens the path. */
export async function notifyFromAfar(title: string, options: NotificationOptions, path: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(title, { ...options, icon: '/icon-192.png', data: { path } });
}

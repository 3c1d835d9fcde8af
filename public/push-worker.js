/**
 * Shows the notifications that a visitor asked for, and opens what they tell of. It does nothing
 * else: it answers no requests, keeps nothing, and controls no page.
 */

/** A message as the sender writes it, or null for what is none. */
function messageOf(data) {
  try {
    const { title, body = '', url = '/' } = data.json();
    const isMessage = [title, body, url].every((text) => typeof text === 'string') && title !== '';
    return isMessage ? { title: title.slice(0, 100), body: body.slice(0, 300), url } : null;
  } catch {
    return null;
  }
}

/** An address of this site; the home page in place of any other. */
function ownAddress(url) {
  const { origin } = self.location;
  try {
    const address = new URL(url, origin);
    if (address.origin === origin) return address.href;
  } catch {
    // No address at all.
  }
  return `${origin}/`;
}

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find((page) => page.url === address);
  return shown ? shown.focus() : self.clients.openWindow(address);
}

self.addEventListener('push', (event) => {
  const message = messageOf(event.data);
  if (!message) return;
  const { title, body, url } = message;
  const options = { body, icon: '/apple-touch-icon.png', data: { url: ownAddress(url) } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(ownAddress(event.notification.data?.url ?? '/')));
});

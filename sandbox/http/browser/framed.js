/**
 * Tells the page that frames this one what has happened, or goes on by itself where nobody frames
 * it and there is somewhere to go. `data-origin` and `data-from` were checked by the server.
 */
const { origin, from, message } = document.currentScript.dataset;

if (window.parent !== window) {
  document.documentElement.dataset.framed = '';
  window.parent.postMessage(JSON.parse(message), origin);
} else if (from) window.location.replace(from);

/**
 * After signing in: tells the page that frames this one, or goes back to where the visitor came
 * from. `data-origin` and `data-from` were checked by the server.
 */
const { origin, from } = document.currentScript.dataset;

if (window.parent !== window) window.parent.postMessage({ type: 'signin', code: 0 }, origin);
else window.location.replace(from);

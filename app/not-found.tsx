/** Nothing: the site's own 404 is a page per language. Next's stand-in would be part of every page. */
export default function NotFound() {
  return null;
}

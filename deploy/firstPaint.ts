/** What a page needs for its first paint comes with it; its files start when that is on the screen. */
import { criticalStyles } from './criticalStyles';

const sheets = /<link\b[^>]*\srel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>/g;
const scripts = /<script\b(?![^>]*\snomodule)[^>]*\ssrc="[^"]+"[^>]*><\/script>/gi;
const scriptPreloads = /<link\b[^>]*\srel="preload"[^>]*\sas="script"[^>]*>/g;

/** Where the rules and the files of a page go. */
const page = /<title>[\s\S]*<\/body><\/html>$/;

/** A tab in the background paints nothing until it is looked at, and must not wait for that. */
const start =
  '(function(d,f,g){f=d.getElementById("later").content;g=function(){d.head.append(f)};' +
  'd.hidden?g():requestAnimationFrame(function(){setTimeout(g)})})(document)';

/**
 * Moves a page's style sheets and scripts into a `<template>` at its end, which a browser does not
 * load, and puts them into the head once the page is painted. The rules that its markup can match
 * stand in the page itself.
 * @param textAt the published file at a path.
 */
export function firstPaintFirst(textAt: (path: string) => string): (html: string) => string {
  const known = new Map<string, (html: string) => string>();
  const critical = (path: string) => {
    const found = known.get(path) ?? criticalStyles(textAt(path));
    known.set(path, found);
    return found;
  };
  return (html) => {
    const styles = [...html.matchAll(sheets)];
    const rules = styles.map(([, path = '']) => critical(path)(html)).join('');
    if (!page.test(html)) throw new Error('A page has no place for the rules of its first paint');
    const later = [...styles, ...html.matchAll(scripts)].map(([tag]) => tag).join('');
    return html
      .replace(sheets, '')
      .replace(scripts, '')
      .replace(scriptPreloads, '')
      .replace(/(?=<title>)/, () => `<style>${rules}</style>`)
      .replace(
        /<\/body><\/html>$/,
        (end) => `<template id="later">${later}</template><script>${start}</script>${end}`,
      );
  };
}

/** What a page needs for its first paint comes with it; its files start when that is on the screen. */
import { classesIn, criticalStyles } from './criticalStyles';

const sheets = /<link\b[^>]*\srel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>/g;
const scripts = /<script\b(?![^>]*\snomodule)[^>]*\ssrc="[^"]+"[^>]*><\/script>/gi;
const scriptPreloads = /<link\b[^>]*\srel="preload"[^>]*\sas="script"[^>]*>/g;

/** Where the rules and the files of a page go. */
const page = /<title>[\s\S]*<\/body><\/html>$/;

/** Milliseconds after which the files start where no browser says that it has painted. */
const patience = 1000;

/**
 * The paint is told when it is on the screen; a frame's own callback comes before, and files that start
 * there take their part of the line from it. A tab in the background paints nothing until it is
 * looked at, and must not wait for that.
 */
const start =
  '(function(d,f,g){f=d.getElementById("later").content;g=function(){f&&d.head.append(f);f=0};if(d.hidden)g();' +
  `else{setTimeout(g,${patience});new PerformanceObserver(g).observe({type:"paint",buffered:true})}})(document)`;

/** A sheet that React finds, and a browser neither loads nor applies: the page has all of its rules. */
const disabled = (tag: string) => tag.replace('<link', '<link disabled=""');

/**
 * Moves a page's style sheets and scripts into a `<template>` at its end, which a browser does not
 * load, and puts them into the head once the page is painted. The rules that its markup can match
 * stand in the page itself.
 * @param textAt the published file at a path.
 */
export function firstPaintFirst(textAt: (path: string) => string): (html: string) => string {
  const known = new Map<string, ReturnType<typeof criticalStyles>>();
  const critical = (path: string) => {
    const found = known.get(path) ?? criticalStyles(textAt(path));
    known.set(path, found);
    return found;
  };
  return (html) => {
    if (!page.test(html)) throw new Error('A page has no place for the rules of its first paint');
    const classes = classesIn(html);
    const styles = [...html.matchAll(sheets)].map(([tag, path = '']) => ({
      tag,
      ...critical(path)(classes),
    }));
    const rules = styles.map((sheet) => sheet.rules).join('');
    const later = [
      ...styles.map(({ tag, whole }) => (whole ? disabled(tag) : tag)),
      ...[...html.matchAll(scripts)].map(([tag]) => tag),
    ].join('');
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

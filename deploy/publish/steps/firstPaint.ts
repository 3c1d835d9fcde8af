/** What a page needs for its first paint comes with it; its files start when that is on the screen. */
import { startScript } from '@/services/page/inlineScripts.generated';
import { laterId } from '@/services/page/startLater';
import {
  found,
  outerHtml,
  putAtEnd,
  putBefore,
  setAttribute,
  takeOut,
  type Markup,
  type Page,
} from '../page';
import { classesIn, criticalCss } from './criticalCss';

/** A style sheet. */
const isSheet = ({ attribs }: Markup) => attribs.rel === 'stylesheet';

/** A script that a browser of today loads. */
const isFile = ({ attribs }: Markup) => 'src' in attribs && !('nomodule' in attribs);

const isScriptPreload = ({ attribs }: Markup) =>
  attribs.rel === 'preload' && attribs.as === 'script';

/**
 * Moves a page's style sheets and scripts into a `<template>` at its end, which a browser does not
 * load, and puts them into the head once the page is painted. The rules that its markup can match
 * stand in the page itself.
 * @param textAt the published file at a path.
 */
export function firstPaintFirst(textAt: (path: string) => string): (page: Page) => void {
  const known = new Map<string, ReturnType<typeof criticalCss>>();
  const critical = (path: string) => {
    const found = known.get(path) ?? criticalCss(textAt(path));
    known.set(path, found);
    return found;
  };
  return (page) => {
    const classes = classesIn(page);
    const sheets = found(page.all('link', isSheet), 'style sheet');
    const scripts = found(page.all('script', isFile), 'script with an address');
    const rules = sheets.map((sheet) => {
      const { rules, whole } = critical(sheet.attribs.href ?? '')(classes);
      // A sheet that React finds, and a browser neither loads nor applies: the page has all of its rules.
      if (whole) setAttribute(sheet, 'disabled', '');
      return rules;
    });
    putBefore(page.the('title'), `<style>${rules.join('')}</style>`);
    const later = [...sheets, ...scripts];
    const template = `<template id="${laterId}">${later.map(outerHtml).join('')}</template>`;
    [...later, ...page.all('link', isScriptPreload)].forEach(takeOut);
    putAtEnd(page.the('body'), `${template}<script>${startScript}</script>`);
  };
}

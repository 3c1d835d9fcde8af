/** Critical CSS: which rules of the style sheets a page's own markup can match: what its first paint needs. */
import postcss, { type ChildNode } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { Page } from '../page';

/** Which classes a page has. */
export type Classes = Pick<ReadonlySet<string>, 'has'>;

/** Writes the part of a sheet that can match a page with these classes. */
type Writer = (classes: Classes) => string;

/** The classes of a page's markup. */
export function classesIn(page: Page): Classes {
  const classes = new Set<string>();
  for (const { attribs } of page.every(({ attribs }) => 'class' in attribs))
    for (const name of attribs.class?.split(/\s+/) ?? []) classes.add(name);
  return classes;
}

/** Classes that a selector asks for; those in the arguments of `:not()`, `:has()` and the like are not. */
function classesOf(selector: string): string[] {
  const parts = selectorParser()
    .astSync(selector)
    .nodes.flatMap(({ nodes }) => nodes);
  return parts.flatMap((node) => (node.type === 'class' ? [node.value] : []));
}

function writerOf(node: ChildNode): Writer {
  if (node.type === 'rule') {
    const needed = node.selectors.map(classesOf);
    const text = node.toString();
    return (classes) =>
      needed.some((names) => names.every((name) => classes.has(name))) ? text : '';
  }
  if (node.type === 'atrule' && ['media', 'supports', 'layer', 'container'].includes(node.name)) {
    const parts = (node.nodes ?? []).map(writerOf);
    return (classes) => {
      const body = parts.map((part) => part(classes)).join('');
      return body && `@${node.name} ${node.params}{${body}}`;
    };
  }
  const text = node.type === 'comment' ? '' : node.toString();
  return () => text;
}

/** What of a style sheet a page needs. */
interface Critical {
  readonly rules: string;
  /** They are all that the sheet has. */
  readonly whole: boolean;
}

/**
 * Reads a style sheet once, to find its part for the classes of any page.
 * @throws when it names a file relative to itself: within a page the address would be another.
 */
export function criticalCss(sheet: string): (classes: Classes) => Critical {
  const [relative] = /url\((?!["']?(?:\/|data:|#))[^)]*\)/.exec(sheet) ?? [];
  if (relative) throw new Error(`A style sheet must name files from the root on: ${relative}`);
  const parts = postcss.parse(sheet).nodes.map(writerOf);
  const write: Writer = (classes) => parts.map((part) => part(classes)).join('');
  const all = write({ has: () => true });
  return (classes) => {
    const rules = write(classes);
    return { rules, whole: rules.length === all.length };
  };
}

/** What a published page says, read off its markup: what search engines are told is then what visitors see. */
import { isTag, isText, type ChildNode } from 'domhandler';
import { innerHtml, inside, type Markup, type Page } from './page';

/** A question and its answer, as plain text. */
interface DrawnQuestion {
  /** What a link to it names. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** A page's own words. */
export interface PageFacts {
  readonly title: string;
  /** What the page is called on itself. */
  readonly heading: string;
  readonly description: string;
  readonly questions: readonly DrawnQuestion[];
  /** The headings that a link can lead to: those of a section or part with an id. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** React escapes these five and no others. */
const unescaped = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

/** Elements that are set apart from what follows them. */
const isBlock = (name: string) => /^(?:p|li|h\d|pre|dd|dt)$/.test(name);

function rawText(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data;
      return isTag(node) ? rawText(node.children) + (isBlock(node.name) ? ' ' : '') : '';
    })
    .join('');
}

/** The text of a piece of markup. */
export function textOf(nodes: readonly ChildNode[]): string {
  return unescaped(rawText(nodes)).replace(/\s+/g, ' ').trim();
}

/** A question that a page draws (`components/faq/Faq.tsx`): the summary asks, the rest answers. */
function drawnQuestion(details: Markup): DrawnQuestion {
  const [summary, ...answer] = inside(details);
  if (summary?.name !== 'summary') throw new Error('a question has no <summary>');
  const { id = '' } = details.attribs;
  return { id, question: textOf(summary.children), answer: textOf(answer) };
}

/** A heading and what it is the heading of: the part that is labelled by it, else itself. */
function anchored(page: Page) {
  const labelled = page.every(({ attribs }) => 'aria-labelledby' in attribs);
  const parts = new Map(labelled.map(({ attribs }) => [attribs['aria-labelledby'], attribs.id]));
  return (heading: Markup) => {
    const own = heading.attribs.id;
    const id = (own && parts.get(own)) || own;
    return id ? [{ id, text: textOf(heading.children) }] : [];
  };
}

/** Reads a page. @throws Error if it has no title or no description. */
export function pageFacts(page: Page): PageFacts {
  const isDescription = ({ attribs }: Markup) => attribs.name === 'description';
  const isHeading = ({ name }: Markup) => name === 'h2' || name === 'h3';
  return {
    heading: textOf(page.the('h1').children),
    headings: page.every(isHeading).flatMap(anchored(page)),
    title: unescaped(innerHtml(page.the('title'))),
    description: unescaped(page.the('meta', isDescription, 'description').attribs.content ?? ''),
    questions: page.all('details', ({ attribs }) => 'data-question' in attribs).map(drawnQuestion),
  };
}

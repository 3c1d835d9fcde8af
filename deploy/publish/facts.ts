/** What a published page says, read off its markup: what search engines are told is then what visitors see. */
import { isTag, isText, type ChildNode } from 'domhandler';
import { innerHtml, inside, type Markup, type Page } from './page';

/** A question and its answer, as plain text. */
interface DrawnQuestion {
  readonly question: string;
  readonly answer: string;
}

/** A page's own words. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly questions: readonly DrawnQuestion[];
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
  return { question: textOf(summary.children), answer: textOf(answer) };
}

/** Reads a page. @throws Error if it has no title or no description. */
export function pageFacts(page: Page): PageFacts {
  const isDescription = ({ attribs }: Markup) => attribs.name === 'description';
  return {
    title: unescaped(innerHtml(page.the('title'))),
    description: unescaped(page.the('meta', isDescription, 'description').attribs.content ?? ''),
    questions: page.all('details', ({ attribs }) => 'data-question' in attribs).map(drawnQuestion),
  };
}

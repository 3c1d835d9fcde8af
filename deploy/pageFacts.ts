/** What a published page says, read off its markup: what search engines are told is then what visitors see. */

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

const unescaped = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

/** The text of a piece of markup; blocks are set apart by a space. */
export function textOf(html: string): string {
  const blocks = html.replace(/<!--.*?-->/g, '').replace(/<\/(?:p|li|h\d|pre|dd|dt)>/g, ' ');
  return unescaped(blocks.replace(/<[^>]+>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

const first = (html: string, pattern: RegExp): string => unescaped(pattern.exec(html)?.[1] ?? '');

/** The questions that a page draws (`components/faq/Faq.tsx`), in page order. */
function drawnQuestions(html: string): DrawnQuestion[] {
  const drawn = html.matchAll(
    /<details\b[^>]*\bdata-question=""[^>]*><summary\b[^>]*>(.*?)<\/summary>(.*?)<\/details>/gs,
  );
  return [...drawn].map(([, question = '', answer = '']) => ({
    question: textOf(question),
    answer: textOf(answer),
  }));
}

/** Reads a page. */
export function pageFacts(html: string): PageFacts {
  return {
    title: first(html, /<title>([^<]*)/),
    description: first(html, /<meta name="description" content="([^"]*)"/),
    questions: drawnQuestions(html),
  };
}

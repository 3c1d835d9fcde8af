/** What is wrong with the layout of the page on the screen: one detector for browser tests and the catalogue. */

/** A place where the layout breaks. */
export interface LayoutProblem {
  readonly kind: 'scrolls sideways' | 'off the screen' | 'cut' | 'overlaps' | 'tight lines';
  /** The text that suffers, or what is too wide. */
  readonly text: string;
  /** Where it is: the element, and what it collides with. */
  readonly where: string;
  /** In CSS pixels from the beginning of the page. */
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

/** Runs in the page, and therefore knows nothing but the page. */
export function layoutProblems(): LayoutProblem[] {
  interface Line {
    node: Text;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const width = document.documentElement.clientWidth;
  const problems: LayoutProblem[] = [];
  const canvas = document.createElement('canvas').getContext('2d');
  /** Pixels that rounding may cost. */
  const slack = 1.5;

  const nameOf = (element: Element) =>
    [element.tagName.toLowerCase(), ...element.classList].join('.');
  const report = (kind: LayoutProblem['kind'], node: Text, rect: DOMRect, more = '') => {
    const text = node.data.trim().replace(/\s+/g, ' ').slice(0, 60);
    const where = (node.parentElement ? nameOf(node.parentElement) : '') + more;
    const { scrollX, scrollY } = window;
    const box = { x: rect.x + scrollX, y: rect.y + scrollY, w: rect.width, h: rect.height };
    problems.push({ kind, text, where, box });
  };
  /** What clips or carries an element next: what is taken out of the flow is not clipped by all. */
  const carrierOf = (element: Element, position: string): Element | null =>
    position === 'fixed'
      ? null
      : position === 'absolute' && element instanceof HTMLElement
        ? element.offsetParent
        : element.parentElement;

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (
      !parent ||
      node.data.trim() === '' ||
      parent.closest('svg, script, style, noscript, option')
    )
      continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    const whole = range.getBoundingClientRect();
    const style = getComputedStyle(parent);
    const size = parseFloat(style.fontSize);

    let floats = false;
    let scrolls = false;
    let hidden = false;
    let cutBy: Element | null = null;
    for (let at: Element | null = parent; at && at !== document.body;) {
      const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(at);
      // Titles from outside are shortened on purpose.
      if (webkitLineClamp !== 'none') hidden = true;
      if (position === 'fixed' || position === 'sticky') floats = true;
      if (!scrolls && /hidden|clip/.test(overflowX + overflowY)) {
        const area = at.getBoundingClientRect();
        if (area.width <= 2 || area.height <= 2) hidden = true;
        const across = whole.right > area.right + slack || whole.left < area.left - slack;
        // The box of a line is higher than its letters.
        const down = whole.bottom - size * 0.25 > area.bottom || whole.top + size * 0.25 < area.top;
        if ((across && overflowX !== 'visible') || (down && overflowY !== 'visible')) cutBy ??= at;
      }
      if (/auto|scroll/.test(overflowX)) scrolls = true;
      at = carrierOf(at, position);
    }
    if (hidden) continue;
    if (cutBy) report('cut', node, whole, ` in ${nameOf(cutBy)}`);
    else if (!scrolls && (whole.right > width + slack || whole.left < -slack))
      report('off the screen', node, whole);

    // Marks above and below letters need a line that is as high as they are.
    const tops = new Set(rects.map(({ top }) => Math.round(top)));
    if (canvas && tops.size > 1 && /[\u0E00-\u0E7F\u0900-\u097F]/.test(node.data)) {
      canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } =
        canvas.measureText(node.data);
      if (parseFloat(style.lineHeight) < above + below - slack)
        report('tight lines', node, whole, ` ${style.lineHeight} for ${above + below}px`);
    }
    if (floats || scrolls || cutBy) continue;
    for (const { left, right, top, bottom } of rects) {
      const middle = (top + bottom) / 2;
      lines.push({ node, left, right, top: middle - size * 0.3, bottom: middle + size * 0.3 });
    }
  }

  lines.sort((one, other) => one.top - other.top);
  const told = new Set<Text>();
  lines.forEach((one, index) => {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.top >= one.bottom - slack) break;
      if (other.node === one.node || told.has(other.node)) continue;
      const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      if (shared <= 2) continue;
      told.add(other.node);
      const box = new DOMRect(other.left, other.top, other.right - other.left, 20);
      report('overlaps', other.node, box, ` over “${one.node.data.trim().slice(0, 40)}”`);
    }
  });

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) {
    const wide = [...document.querySelectorAll('body *')].find(
      (element) => element.getBoundingClientRect().right > width + slack,
    );
    const box = { x: width - 4, y: 0, w: 4, h: 200 };
    const where = wide ? nameOf(wide) : 'html';
    problems.push({ kind: 'scrolls sideways', text: `${scrollWidth}px`, where, box });
  }
  return problems;
}

/** A problem in one line. */
export function problemLine({ kind, text, where }: LayoutProblem): string {
  return `${kind}: “${text}” ${where}`;
}

/** What the tests of popovers share: a page with every kind of them. */
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { Popovers } from '@/components/behaviour/Popovers.client';
import { openPopovers } from '@/components/behaviour/popoverDom.client';
import { useGlobal } from '@/stores/global';

const markup = `
  <header>
    <details id="menu" data-popover data-lock data-controls="region">
      <summary id="menu-button">Menu</summary>
    </details>
    <nav id="region">
      <details id="panel" data-popover>
        <summary id="panel-button">Product</summary><a id="inside" href="#a">Windows</a>
      </details>
      <a id="beside" href="#b">Pricing</a>
    </nav>
    <details id="picker" data-popover data-lock>
      <summary id="picker-button">Language</summary><p id="languages">15</p>
    </details>
  </header>
  <main id="main"><details id="linux" data-popover data-hover>
    <summary id="linux-button">Linux</summary><a id="deb" href="#deb">deb</a>
  </details></main>
  <footer id="footer"></footer>`;

/** An element of the page. */
export const byId = (id: string) => document.getElementById(id) as HTMLDetailsElement;

/** Ids of the open popovers. */
export const open = () => openPopovers().map(({ id }) => id);

/** Opens or closes a popover as a browser does, which tells of it a moment later. */
export function toggle(id: string, to = true): void {
  act(() => {
    byId(id).open = to;
    byId(id).dispatchEvent(new Event('toggle'));
  });
}

/** Gives the window a width. */
export function width(pixels: number): void {
  const { happyDOM } = window as typeof window & {
    happyDOM: { setViewport(viewport: { width: number }): void };
  };
  happyDOM.setViewport({ width: pixels });
}

/** Draws the page for each test of a file. */
export function runPopoverPage(): void {
  beforeEach(() => {
    width(1200);
    useGlobal.setState(useGlobal.getInitialState(), true);
    document.body.innerHTML = markup;
    render(<Popovers />);
  });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
}

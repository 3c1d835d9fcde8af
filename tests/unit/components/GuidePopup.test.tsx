// @vitest-environment happy-dom
/** The installation guide popup: in which browsers, where, for how long. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GuidePopup } from '@/components/guide/GuidePopup.client';
import { guideCountdown } from '@/config/site/limits';
import messages from '@/locales/en-US.json';
import { browserName } from '@/services/rules/guide';
import { useDevice } from '@/stores/device';
import { userAgents } from '@/tests/fixtures/userAgents';

const { guide } = messages;
const chrome = 'Chrome on Windows 11';
const firefox = 'Firefox on Windows';

/** Draws the popup in a browser of the table, and waits until the browser is known. */
async function draw(browser: string, allBrowsers = false) {
  const userAgent = userAgents.find(({ name }) => name === browser)?.userAgent ?? 'no such row';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  render(
    <NextIntlClientProvider locale="en-US" messages={{ guide }} timeZone="UTC">
      <GuidePopup file="wps_wid.exe" allBrowsers={allBrowsers} />
    </NextIntlClientProvider>,
  );
  await act(async () => void (await browserName()));
}

const popup = () => screen.queryByRole('complementary', { name: guide.popupTitle });
const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second++) act(() => vi.advanceTimersByTime(1000));
};
const countdown = () => /Closes in (\d+)/.exec(popup()?.textContent ?? '')?.[1];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  useDevice.setState(useDevice.getInitialState(), true);
  window.dataLayer = [];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the popup', () => {
  test.each([
    [chrome, 'bottom', guide.positionBottom],
    [firefox, 'top', guide.positionTop],
  ])('in %s is at the %s and says so', async (browser, position, words) => {
    await draw(browser);
    expect(popup()?.dataset.position).toBe(position);
    expect(popup()?.textContent).toContain(words.replace('{file}', 'wps_wid.exe'));
  });

  test.each(['Safari on a Mac', 'Edge on a Windows touch laptop', 'Empty user agent'])(
    'does not show in %s',
    async (browser) => {
      await draw(browser);
      expect(popup()).toBeNull();
    },
  );

  test('does not show on a mobile', async () => {
    useDevice.setState({ isPc: false, isMobile: true });
    await draw(chrome);
    expect(popup()).toBeNull();
  });

  test.each([chrome, firefox, 'Safari on a Mac', 'Empty user agent'])(
    'for all browsers is at the bottom in %s, and stays',
    async (browser) => {
      await draw(browser, true);
      expect(popup()?.dataset.position).toBe('bottom');
      expect(countdown()).toBeUndefined();
      pass(60);
      expect(popup()).not.toBeNull();
    },
  );
});

describe('the countdown', () => {
  test('goes from ten to nothing, second by second', async () => {
    await draw(chrome);
    for (let left = guideCountdown; left > 0; left--) {
      expect(countdown()).toBe(String(left));
      pass(1);
    }
    expect(popup()).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('keeps time where the browser slept', async () => {
    await draw(firefox);
    act(() => vi.advanceTimersByTime(60_000));
    expect(popup()).toBeNull();
  });

  test('ends by a click on close, which is reported', async () => {
    await draw(chrome);
    pass(3);
    fireEvent.click(screen.getByRole('button', { name: guide.close }));
    expect(popup()).toBeNull();
    expect(window.dataLayer).toEqual([{ event: 'ow_guide_close', guide: 'popup' }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that ran out is no close', async () => {
    await draw(chrome);
    pass(guideCountdown);
    expect(window.dataLayer).toEqual([]);
  });

  test('stops when the popup is taken away', async () => {
    await draw(chrome);
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });
});

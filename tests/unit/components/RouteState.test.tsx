// @vitest-environment happy-dom
/** A menu that was opened before the scripts were there is the visitor's; another page closes it. */
import { render } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { RouteState } from '@/components/behaviour/RouteState.client';
import { useGlobal } from '@/stores/global';

const page = vi.hoisted(() => ({ name: 'index' }));
vi.mock('@/components/islands/useRouteName.client', () => ({ useRouteName: () => page.name }));

const menu = () => document.querySelector('details');

describe('a menu that is open', () => {
  test('when the scripts arrive stays open, and is closed by another page', () => {
    document.body.innerHTML = '<details data-popover open></details>';
    const { rerender } = render(<RouteState language="en-US" />);
    expect(menu()?.open).toBe(true);
    expect(useGlobal.getState().pageName).toBe('index');
    page.name = 'pricing';
    rerender(<RouteState language="en-US" />);
    expect(menu()?.open).toBe(false);
    expect(useGlobal.getState().pageName).toBe('pricing');
  });
});

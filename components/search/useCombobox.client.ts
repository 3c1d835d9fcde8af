'use client';
import { useEffect, useRef, useState } from 'react';

/** Id of an option of a list. */
export const optionId = (listId: string, at: number) => `${listId}-${at}`;

interface Combobox {
  readonly input: HTMLInputElement;
  readonly listId: string;
  /** How many options the list has; 0 where it is closed. */
  readonly count: number;
  readonly open: (at: number, elsewhere: boolean) => void;
  readonly close: () => void;
}

/**
 * Makes a combobox of a text field, by the pattern of ARIA: arrows choose, Enter opens, Escape closes;
 * focus stays in the field.
 * @returns the chosen option, -1 for none.
 */
export function useCombobox({ input, listId, count, open, close }: Combobox): number {
  const [chosen, setChosen] = useState(-1);
  const active = chosen < count ? chosen : -1;
  const onKey = useRef<(event: KeyboardEvent) => void>(null);

  useEffect(() => {
    onKey.current = (event) => {
      if (event.isComposing || count === 0) return;
      if (event.key === 'ArrowDown') setChosen((active + 1) % count);
      else if (event.key === 'ArrowUp') setChosen(active > 0 ? active - 1 : count - 1);
      else if (event.key === 'Enter' && active >= 0) open(active, event.ctrlKey || event.metaKey);
      else if (event.key === 'Escape') close();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
  });

  useEffect(() => {
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': listId };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    const listen = (event: KeyboardEvent) => onKey.current?.(event);
    input.addEventListener('keydown', listen);
    return () => input.removeEventListener('keydown', listen);
  }, [input, listId]);

  useEffect(() => {
    input.setAttribute('aria-expanded', String(count > 0));
    if (active < 0) return input.removeAttribute('aria-activedescendant');
    const id = optionId(listId, active);
    input.setAttribute('aria-activedescendant', id);
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [input, listId, count, active]);

  return active;
}

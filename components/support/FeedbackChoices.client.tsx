'use client';
import { useEffect, useRef, useState } from 'react';
import { Select } from '@/components/forms/Select.shared';
import formStyles from '@/components/forms/forms.module.scss';
import { timings } from '@/config/site/limits';
import { readDraft } from '@/services/page/drafts';
import type { FeedbackLists } from '@/services/calls/feedback';
import type { FormValues } from '@/services/rules/formRules';

type Choices = FeedbackLists['products'];

interface Props {
  choose: string;
  product: string;
  products: Choices;
  category: string;
  categories: Choices;
}

/** The host's list in its order, with our words for what we know. */
function translated(listed: Choices, builtIn: Choices): Choices {
  return listed.map(({ id, name }) => builtIn.find((own) => own.id === id) ?? { id, name });
}

/** What the feedback is about. The built-in lists hold until the host's are there, and where they are not. */
export function FeedbackChoices({ choose, product, products, category, categories }: Props) {
  const place = useRef<HTMLDivElement>(null);
  /** As it was found: the form keeps no choice that is not in a list yet. */
  const draft = useRef<FormValues>(null);
  const [lists, setLists] = useState<FeedbackLists>({ products, categories });

  useEffect(() => {
    let wanted = true;
    const load = async () => {
      try {
        const { fetchFeedbackLists } = await import('@/services/calls/feedback');
        const listed = await fetchFeedbackLists();
        if (wanted)
          setLists({
            products: translated(listed.products, products),
            categories: translated(listed.categories, categories),
          });
      } catch (error) {
        console.warn(`feedback: the built-in lists are shown. ${String(error)}`);
      }
    };
    const timer = setTimeout(() => void load(), timings.packagesDelay);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [products, categories]);

  // A draft may hold a choice that only the host's list has.
  useEffect(() => {
    const wished = (draft.current ??= readDraft('feedback'));
    place.current?.querySelectorAll('select').forEach((select) => {
      if (select.value) return;
      select.value = wished[select.name] ?? '';
      if (select.selectedIndex < 0) select.value = '';
      // The form keeps what has come back.
      else if (select.value) select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }, [lists]);

  return (
    <div ref={place} className={formStyles.pair}>
      <Select name="product" label={product} choose={choose} options={lists.products} />
      <Select name="category" label={category} choose={choose} options={lists.categories} />
    </div>
  );
}

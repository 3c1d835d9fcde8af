'use client';
import { useEffect, useRef, useState } from 'react';
import type { ControlProps, Option } from '@/components/forms/Field.shared';
import { Select } from '@/components/forms/Select.shared';
import { timings } from '@/config/site/limits';
import type { FeedbackLists } from '@/services/calls/feedback';
import { readDraft } from '@/services/page/drafts';

/** The lists that are under way or there; forgotten where they could not be had. */
let asked: Promise<FeedbackLists> | undefined;

async function askOnce(): Promise<FeedbackLists> {
  const { fetchFeedbackLists } = await import('@/services/calls/feedback');
  return fetchFeedbackLists();
}

function lists(): Promise<FeedbackLists> {
  asked ??= askOnce().finally(() => (asked = undefined));
  return asked;
}

/** The host's list in its order, with our words for what we know. */
function translated(listed: readonly Option[], builtIn: readonly Option[]): readonly Option[] {
  return listed.map(({ id, name }) => builtIn.find((own) => own.id === id) ?? { id, name });
}

/** What the feedback is about. The built-in list holds until the host's is there, and where it is not. */
export function HostedSelect(props: ControlProps) {
  const { name, row, options: builtIn } = props;
  const place = useRef<HTMLDivElement>(null);
  /** As it was found: the form keeps no choice that is not in a list yet. */
  const draft = useRef<string>(null);
  const [options, setOptions] = useState(builtIn);

  useEffect(() => {
    let wanted = true;
    const load = async () => {
      try {
        const listed = (await lists())[row.choices as keyof FeedbackLists];
        if (wanted) setOptions(translated(listed, builtIn));
      } catch (error) {
        console.warn(`feedback: the built-in ${row.choices} are shown. ${String(error)}`);
      }
    };
    const timer = setTimeout(() => void load(), timings.packagesDelay);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [builtIn, row.choices]);

  // A draft may hold a choice that only the host's list has.
  useEffect(() => {
    const wished = (draft.current ??= readDraft('feedback')[name] ?? '');
    const select = place.current?.querySelector('select');
    if (!select || select.value) return;
    select.value = wished;
    if (select.selectedIndex < 0) select.value = '';
    // The form keeps what has come back.
    else if (select.value) select.dispatchEvent(new Event('change', { bubbles: true }));
  }, [options, name]);

  return (
    <div ref={place}>
      <Select {...props} options={options} />
    </div>
  );
}

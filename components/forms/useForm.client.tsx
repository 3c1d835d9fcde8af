'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormName } from '@/config/forms/forms';
import { timings } from '@/config/site/limits';
import { keepDraft, readDraft } from '@/services/page/drafts';
import { faultsIn, type FieldFaults } from '@/services/rules/formRules';
import { prepareToSend, sendForm, type Outcome } from '@/stores/flows/sendForm';
import {
  draftOf,
  fill,
  formEvents,
  showFaults,
  tellFilled,
  valuesOf,
  watchForm,
  type FaultTexts,
  type ShownFault,
} from './formDom.client';

/** Where a form stands. */
export type Phase = 'idle' | 'sending' | 'sent' | 'queued' | 'failed';

/** How a form behaves. */
export interface FormBehaviour {
  readonly name: FormName;
  readonly texts: FaultTexts;
  /** The form stays as it is when it was sent. */
  readonly stays: boolean;
}

/** Gives a form that the server drew its behaviour: checks, draft, one submit at a time, what came of it. */
export function useForm({ name, texts, stays }: FormBehaviour) {
  const form = useRef<HTMLFormElement>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [shown, setShown] = useState<readonly ShownFault[]>([]);
  /** The address in what was sent last. */
  const [address, setAddress] = useState('');
  /** When the host takes more, in words; empty where it has not said so. */
  const [when, setWhen] = useState('');
  const tried = useRef(false);
  const busyUntil = useRef(0);
  const refused = useRef<FieldFaults>({});

  const report = (element: HTMLFormElement, faults: FieldFaults) => {
    const list = showFaults(element, faults, texts);
    setShown(list);
    return list;
  };

  const focusFirst = ([first]: readonly ShownFault[]) =>
    document.getElementById(first?.id ?? '')?.focus();

  const onEdit = useEffectEvent((element: HTMLFormElement, edited: string | undefined) => {
    keepDraft(name, draftOf(element, name));
    if (!tried.current) return;
    // What the host refused stays refused until it is changed.
    refused.current = { ...refused.current, [edited ?? '']: undefined };
    report(element, { ...refused.current, ...faultsIn(name, valuesOf(element, name)) });
  });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Without scripts the browser checks the form by itself.
    element.noValidate = true;
    fill(element, readDraft(name));
    tellFilled(element);
    return watchForm(element, {
      edited: (field) => onEdit(element, field),
      entered: () => prepareToSend(name),
    });
  }, [name]);

  const finish = (element: HTMLFormElement, outcome: Outcome) => {
    busyUntil.current = 0;
    if (outcome.is === 'sent' || outcome.is === 'queued') {
      tried.current = false;
      // The second click of a double click sends nothing either.
      if (stays) busyUntil.current = performance.now() + timings.repeatClick;
      else element.reset();
      return setPhase(outcome.is);
    }
    if (outcome.is === 'busy') setWhen(outcome.when);
    if (outcome.is !== 'refused') return setPhase('failed');
    // What the form holds changes with its files; what is said of that stays after.
    flushSync(() =>
      element.dispatchEvent(new CustomEvent(formEvents.lost, { detail: outcome.gone })),
    );
    refused.current = outcome.faults;
    const list = report(element, outcome.faults);
    focusFirst(list);
    // A host may find fault with what is no field: then there is nothing to mend.
    setPhase(list.length > 0 ? 'idle' : 'failed');
  };

  const submit = async () => {
    const element = form.current;
    if (!element || performance.now() < busyUntil.current) return;
    tried.current = true;
    refused.current = {};
    // A file that nobody has told of yet is no less chosen.
    flushSync(() => tellFilled(element, 'input[type=file]'));
    const values = valuesOf(element, name);
    const faults = faultsIn(name, values);
    const list = report(element, faults);
    if (Object.keys(faults).length > 0) return focusFirst(list);
    busyUntil.current = Infinity;
    setAddress(values.mail_address ?? values.email ?? '');
    setWhen('');
    setPhase('sending');
    finish(element, await sendForm(name, values));
  };

  return { form, phase, setPhase, shown, address, when, submit };
}

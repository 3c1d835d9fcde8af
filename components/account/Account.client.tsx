'use client';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LanguageCode } from '@/config/site/languages';
import { useCompare } from '@/stores/compare';
import { useDialogs } from '@/stores/dialogs';
import { useGlobal } from '@/stores/global';
import { leaveDialogs } from '@/stores/flows/purchase';
import { useUser } from '@/stores/user';
import { lazyPart } from '@/components/islands/lazyPart.client';
import { watchLinks } from '@/components/dialogs/links.client';
import { watchUser } from '@/components/account/watchUser.client';

interface Props {
  language: LanguageCode;
}

const Dialogs = lazyPart('dialogs', () => import('@/components/dialogs/Dialogs.client'));
const AccountBox = lazyPart('account', () => import('./AccountBox.client'));

/**
 * Who is signed in, and what the links to sign-in and payment do: the box in the header, and the
 * dialogs. Nothing of either is loaded before it is needed.
 */
export function Account({ language }: Props) {
  const [place] = useState(() => document.querySelector('[data-account]'));
  const isSignedIn = useUser((state) => state.userid !== '');
  const isDialogShown = useDialogs((state) => Object.values(state).some(Boolean));
  const isPopupShown = useCompare((state) => state.showPopup);
  const page = useGlobal((state) => state.pageName);

  useEffect(() => (place ? watchUser() : undefined), [place]);
  useEffect(() => watchLinks(language), [language]);
  useEffect(() => leaveDialogs, [page]);

  return (
    <>
      {place && isSignedIn && createPortal(<AccountBox language={language} />, place)}
      {(isDialogShown || isPopupShown) && <Dialogs language={language} />}
    </>
  );
}

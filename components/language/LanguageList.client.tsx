'use client';
import type { MouseEvent } from 'react';
import { useRouteName } from '@/components/behaviour/useRouteName.client';
import { languages, type LanguageCode } from '@/config/site/languages';
import { routes } from '@/config/site/routes';
import { localizedPath } from '@/services/rules/urls';

interface Props {
  language: LanguageCode;
  label: string;
  className: string | undefined;
}

/** Takes the page's query and hash along; without scripts the plain link still works. */
function keepQueryAndHash({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
}

/** This page in all 15 languages. From the 404 page it leads to the home page of each. */
export function LanguageList({ language, label, className }: Props) {
  const name = useRouteName();
  const { path } = routes[name === 'not-found' ? 'index' : name];
  return (
    <ul className={className} aria-label={label}>
      {languages.map(({ code, newCode, name: ownName, iso }) => (
        <li key={code}>
          <a
            href={localizedPath(path, code)}
            hrefLang={newCode}
            lang={iso}
            aria-current={code === language ? 'true' : undefined}
            onClick={keepQueryAndHash}
            onAuxClick={keepQueryAndHash}
          >
            {ownName}
          </a>
        </li>
      ))}
    </ul>
  );
}

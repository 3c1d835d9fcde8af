'use client';
import { useRouteName } from '@/components/islands/useRouteName.client';
import { languages, type LanguageCode } from '@/config/site/languages';
import { routes } from '@/config/site/routes';
import { localizedPath } from '@/services/rules/urls';
import { keepsQuery } from './keepQuery.client';

interface Props {
  language: LanguageCode;
  label: string;
  className: string | undefined;
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
            {...keepsQuery}
          >
            {ownName}
          </a>
        </li>
      ))}
    </ul>
  );
}

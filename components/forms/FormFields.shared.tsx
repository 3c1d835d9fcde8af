import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { formFields, type Control, type FormName, type KnownRow } from '@/config/forms/forms';
import { versionExample } from '@/config/pages/info';
import type { LanguageCode } from '@/config/site/languages';
import { pagePath } from '@/services/rules/urls';
import { Checkbox } from './Checkbox.shared';
import type { ControlProps } from './Field.shared';
import styles from './forms.module.scss';
import { Select } from './Select.shared';
import { TextArea } from './TextArea.shared';
import { TextField } from './TextField.shared';
import { useChoices } from './useChoices.shared';
import { useFileValues } from './useFileValues.shared';

/** Controls that a form draws itself. */
export type OwnControls = Readonly<Partial<Record<Control, ComponentType<ControlProps>>>>;

const builtIn: OwnControls = {
  line: TextField,
  email: TextField,
  tel: TextField,
  area: TextArea,
  select: Select,
};

type Named = readonly [name: string, row: KnownRow];

/** The rows with those that stand beside each other put together. */
function grouped(rows: readonly Named[]): readonly (readonly Named[])[] {
  const groups: Named[][] = [];
  for (const row of rows) {
    if (row[1].beside) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** The fields of a form, as config/forms/forms.ts lists them. */
export function FormFields({ form, own = {} }: { form: FormName; own?: OwnControls }) {
  const t = useTranslations('forms');
  const language = useLocale() as LanguageCode;
  const choices = useChoices();
  const hintValues = { example: versionExample, ...useFileValues() };
  const controls = { ...builtIn, ...own };
  const link = (words: ReactNode) => (
    <SiteLink href={pagePath('privacy-policy', language)}>{words}</SiteLink>
  );

  const field = ([name, row]: Named) => {
    if (row.control === 'checkbox')
      return <Checkbox key={name} name={name} label={t.rich(row.label, { link })} />;
    const Drawn = controls[row.control];
    if (!Drawn) throw new Error(`The form ${form} has no control for ${name}.`);
    return (
      <Drawn
        key={name}
        {...{ name, row }}
        label={t(row.label)}
        hint={row.hint && t(row.hint, hintValues)}
        optional={row.optional ? t('optional') : undefined}
        choose={t('choose')}
        options={row.choices ? choices(row.choices) : []}
      />
    );
  };

  return grouped(Object.entries(formFields[form])).map((group) => {
    const [first] = group;
    if (group.length === 1 && first) return <Fragment key={first[0]}>{field(first)}</Fragment>;
    return (
      <div key={first?.[0]} className={styles.pair}>
        {group.map(field)}
      </div>
    );
  });
}

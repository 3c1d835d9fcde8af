/** What each form takes: odd but right values pass, and each fault has its field. */
import { describe, expect, test } from 'vitest';
import type { FormName } from '@/config/forms/forms';
import { attachedFiles, faultsIn, type FormValues } from '@/services/rules/formRules';

const complete: Readonly<Record<FormName, FormValues>> = {
  enquiry: {
    fullName: 'Ana Example',
    country: 'DE',
    region: 'Bayern',
    email: 'ana@example.com',
    phone: '',
    message: 'Ten PCs',
    privacy: 'on',
  },
  account: { email: 'ana@example.com' },
  feedback: {
    product: 'writer',
    category: 'crash',
    version: '',
    description: 'It closes.',
    email: 'ana@example.com',
  },
  link: { mail_address: 'ana@example.com' },
};

type Row = readonly [form: FormName, field: string, value: string, fault: string | undefined];

const rows: readonly Row[] = [
  ...[
    'Ana',
    'O’Neil',
    "D'Arcy",
    'X Æ A-12',
    '李小龍',
    'Nguyễn Thị Minh Khai',
    'Ян',
    'ณัฐ',
    'J.',
  ].map((name): Row => ['enquiry', 'fullName', name, undefined]),
  ...['12345', '…', '🙂', '---'].map((name): Row => ['enquiry', 'fullName', name, 'invalid']),
  ...['', ' ', '\t\n'].map((name): Row => ['enquiry', 'fullName', name, 'required']),
  ['enquiry', 'country', '', 'required'],
  ['enquiry', 'region', '', 'required'],
  ['enquiry', 'email', '', 'required'],
  ['enquiry', 'email', 'ana', 'invalid'],
  ['enquiry', 'email', ' ana@example.com ', undefined],
  ['enquiry', 'email', 'ana+offers@example.photography', undefined],
  ['enquiry', 'phone', '+49 (0)30 123 456-78', undefined],
  ['enquiry', 'phone', 'call me', 'invalid'],
  ['enquiry', 'message', ' \n ', 'required'],
  ['enquiry', 'privacy', '', 'required'],
  ['account', 'email', 'ana@example', 'invalid'],
  ['feedback', 'product', '', 'required'],
  ['feedback', 'category', '', 'required'],
  ['feedback', 'version', '11.1.0.11723', undefined],
  ['feedback', 'version', '12.2', undefined],
  ['feedback', 'version', 'the newest', 'invalid'],
  ['feedback', 'description', '', 'required'],
  ['feedback', 'attachments', '', undefined],
  ['feedback', 'attachments', '[{"id":"1","name":"a.txt","size":1}]', undefined],
  ['feedback', 'attachments', '[{"id":"1"},{"name":"b.txt","size":1}]', 'invalid'],
  ['feedback', 'email', 'ana@', 'invalid'],
  ['link', 'mail_address', '', 'required'],
  ['link', 'mail_address', 'ana@müller.example', undefined],
];

test.each(Object.keys(complete) as FormName[])('a complete %s form has no fault', (form) =>
  expect(faultsIn(form, complete[form])).toEqual({}),
);

test.each(Object.keys(complete) as FormName[])(
  'an empty %s form lacks what is required',
  (form) => {
    const lacking = Object.entries(complete[form]).filter(([, value]) => value);
    const expected = lacking.map(([name]) => [name, 'required']);
    expect(faultsIn(form, {})).toEqual(Object.fromEntries(expected));
  },
);

test.each(rows)('%s: %s %j is %s', (form, field, value, fault) => {
  const expected = fault ? { [field]: fault } : {};
  expect(faultsIn(form, { ...complete[form], [field]: value })).toEqual(expected);
});

describe('the list of attached files', () => {
  test.each([undefined, '', '{', '{}', 'null', '1'])('%j holds none', (value) =>
    expect(attachedFiles(value)).toEqual([]),
  );
});

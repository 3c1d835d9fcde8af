/** The tables of device pages and of releases for Linux, against the messages and the packages. */
import { describe, expect, test } from 'vitest';
import { devicePages, linuxCommands, storeSteps } from '@/config/pages/devicePages';
import { devices } from '@/config/download/devices';
import { packages } from '@/config/download/packages';
import { messagesOf } from '@/tests/helpers/messages';

const english = messagesOf('en-US');
const texts = english.devicePages as unknown as Record<string, Record<string, string>>;

describe.each(devices)('the page of %s', (device) => {
  const row = devicePages[device];

  test('has its own words', () => {
    const keys = ['title', 'description', 'heading', 'lead', 'pictureAlt', 'appsHeading'];
    expect(Object.keys(texts[device] ?? {})).toEqual(expect.arrayContaining(keys));
  });

  test.each(row.topics)('has the topic %s', (id) => {
    expect(Object.keys(texts[id] ?? {})).toEqual(['heading', 'text']);
  });

  test.each(row.questions)('has the question %s', (id) => {
    expect(Object.keys(texts[id] ?? {})).toEqual(['question', 'answer']);
  });

  test.each(row.installing.map(({ id, from }) => [id, from]))(
    'has the words of %s, and steps where a %s brings it',
    (id, from) => {
      expect(Object.keys(texts[id] ?? {})).toEqual(['heading', 'lead']);
      if (from === 'store') expect(Object.keys(storeSteps)).toContain(device);
    },
  );

  test('asks three or four questions', () => {
    expect([3, 4]).toContain(row.questions.length);
  });

  test('offers packages of its system alone, and none where there is no choice', () => {
    expect(row.choices.map(({ name }) => packages[name].device)).toEqual(
      row.choices.map(() => device),
    );
    expect(row.choices.length).not.toBe(1);
  });

  test('says nothing that another page says', () => {
    const others = devices.filter((other) => other !== device);
    const taken = others.flatMap((other) => [
      ...devicePages[other].topics,
      ...devicePages[other].questions,
    ]);
    expect([...row.topics, ...row.questions].filter((id) => taken.includes(id as never))).toEqual(
      [],
    );
  });
});

test.each(Object.values(storeSteps).flat())('the step %s has a name and a text', (id) => {
  expect(Object.keys(texts[id] ?? {})).toEqual(['name', 'text']);
});

test('every command installs a package that is on offer', () => {
  for (const { install } of linuxCommands) {
    expect([packages.linuxDeb.file, packages.linuxRpm.file]).toContain(install.split('./')[1]);
  }
});

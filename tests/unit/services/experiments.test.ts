/** What A/B answers mean, and who is asked. */
import { describe, expect, test } from 'vitest';
import { armsFrom, isReadOnlyCountry, runsExperiments } from '@/services/rules/experimentArms';

const defaults = { ow_2202_readonly_vn: 'default', ow_atop_test: 'default', ow_guide: 'default' };

describe('the arms', () => {
  test.each([
    [{}, {}],
    [{ ow_guide: { value: 'true' } }, { ow_guide: 'true' }],
    [
      { ow_guide: { value: 'true' }, ow_atop_test: { value: 'b' }, other: { value: 'c' } },
      { ow_guide: 'true', ow_atop_test: 'b' },
    ],
    [{ ow_guide: null, ow_atop_test: 'b' }, {}],
    [{ ow_guide: { value: true }, ow_atop_test: { value: 'b' } }, { ow_atop_test: 'b' }],
    [{ ow_guide: { values: 'true' } }, {}],
    [{ ow_guide: 'true' }, {}],
    [
      { ow_2202_readonly_vn: { value: '{"experiment_id":1}' } },
      { ow_2202_readonly_vn: '{"experiment_id":1}' },
    ],
    [{ ow_2202_readonly_vn: { value: { expId: 'a' } } }, { ow_2202_readonly_vn: { expId: 'a' } }],
    [{ ow_2202_readonly_vn: { value: null } }, {}],
  ])('of %j are %j', (parameters, arms) => {
    expect(armsFrom(parameters)).toEqual({ ...defaults, ...arms });
  });
});

describe('a read-only country', () => {
  test.each([
    '{"experiment_id":"2202"}',
    '{"experimentId":2202}',
    '{"exp_id":"a","more":{}}',
    { expId: 1 },
  ])('is marked by %j', (value) => {
    expect(isReadOnlyCountry(value)).toBe(true);
  });

  test.each([
    'default',
    '',
    '{}',
    '{"experiment_id":""}',
    '{"experiment_id":null}',
    '{"experiment_id":0}',
    '{"experiment_id":[1]}',
    '{"experiment_id"',
    '["experiment_id"]',
    '"experiment_id"',
    '2202',
    'null',
    'true',
    null,
    undefined,
    2202,
    [],
    {},
  ])('is not marked by %j', (value) => {
    expect(isReadOnlyCountry(value)).toBe(false);
  });
});

describe('the host is asked', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0';
  const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  test.each([
    ['by a visitor', false, chrome, '', true],
    ['by a phone named Cubot', false, 'Mozilla/5.0 (Linux; Android 12; CUBOT NOTE 30)', '', true],
    ['under automation', true, chrome, '', false],
    ['by a crawler', false, google, '', false],
    ['by a headless browser', false, 'HeadlessChrome/140', '', false],
    ['under automation that wants it', true, chrome, '?exp=on', true],
    ['under automation that wants an arm, too', true, chrome, '?exp=ow_guide:true,on', true],
    ['under automation that wants an arm alone', true, chrome, '?exp=ow_guide:true', false],
    ['by a visitor who wants an arm', false, chrome, '?exp=ow_guide:true', true],
  ])('%s', (_, webdriver, userAgent, search, asked) => {
    expect(runsExperiments({ webdriver, userAgent, search })).toBe(asked);
  });
});

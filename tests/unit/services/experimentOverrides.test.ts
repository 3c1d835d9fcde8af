/** The arms that QA asks for in the query. */
import { expect, test } from 'vitest';
import { experimentOverrides } from '@/services/rules/experimentOverrides';

test.each([
  ['?exp=ow_guide:true', { ow_guide: 'true' }],
  ['exp=ow_guide:true', { ow_guide: 'true' }],
  ['?exp=ow_guide%3Atrue', { ow_guide: 'true' }],
  ['?a=b&exp=ow_atop_test:chrome&c', { ow_atop_test: 'chrome' }],
  ['?exp=ow_guide:true,ow_atop_test:b', { ow_guide: 'true', ow_atop_test: 'b' }],
  ['?exp=ow_guide:true,bad,unknown:1', { ow_guide: 'true' }],
  ['?exp=ow_2202_readonly_vn:1', { ow_2202_readonly_vn: '1' }],
])('%s overrides %j', (search, overrides) => {
  expect(experimentOverrides(search)).toEqual(overrides);
});

test.each([
  '',
  '?',
  '?exp',
  '?exp=',
  '?ow_guide=true',
  '?EXP=ow_guide:true',
  '?exp=ow_guide',
  '?exp=ow_guide:',
  '?exp=:true',
  '?exp=OW_GUIDE:true',
  '?exp=ow_guide:true:false',
  '?exp=ow_guide:a b',
  '?exp=ow_guide:<script>',
  `?exp=ow_guide:${'x'.repeat(33)}`,
  '?exp=__proto__:x',
  '?exp=constructor:x',
])('"%s" overrides nothing', (search) => {
  expect(experimentOverrides(search)).toEqual({});
});

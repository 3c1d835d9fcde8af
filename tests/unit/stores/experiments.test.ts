// @vitest-environment happy-dom
/** Arms of the experiments: from the host to the stores, with the query's own winning. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useDownload } from '@/stores/download';
import { loadExperiments, resetExperiments } from '@/stores/flows/askForArms';
import { overrideExperiments, useGlobal } from '@/stores/global';
import { faults, json, runRemoteHost } from '../remoteHost';

const host = runRemoteHost();
const answer = (readOnly: unknown) =>
  json({
    data: {
      ow_2202_readonly_vn: { value: readOnly },
      ow_atop_test: { value: 'chrome' },
      ow_guide: { value: 'true' },
    },
  });

beforeEach(() => {
  resetExperiments();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(false);
  useGlobal.setState(useGlobal.getInitialState(), true);
  useDownload.setState(useDownload.getInitialState(), true);
});

const state = () => {
  const { setupGuide, andrToChrome } = useGlobal.getState();
  return { setupGuide, andrToChrome, isReadOnlyCountry: useDownload.getState().isReadOnlyCountry };
};
const defaults = { setupGuide: 'default', andrToChrome: 'default', isReadOnlyCountry: false };

test('the arms go to their fields, and the host is asked once', async () => {
  host.behaviour = answer('{"experiment_id":"1"}');
  await Promise.all([loadExperiments(''), loadExperiments('')]);
  expect(state()).toEqual({ setupGuide: 'true', andrToChrome: 'chrome', isReadOnlyCountry: true });
  expect(host.requests).toEqual(['/api/abtest-core/abtest/2/parameters']);
});

test('a malformed value leaves its own default alone', async () => {
  host.behaviour = answer('{"experiment_id"');
  await loadExperiments('');
  expect(state()).toEqual({ setupGuide: 'true', andrToChrome: 'chrome', isReadOnlyCountry: false });
});

test('what the query names wins, also when the answer comes later', async () => {
  host.behaviour = answer('{}');
  const search = '?exp=ow_guide:false,ow_2202_readonly_vn:1';
  overrideExperiments(search);
  await loadExperiments(search);
  expect(state()).toEqual({ setupGuide: 'false', andrToChrome: 'chrome', isReadOnlyCountry: true });
});

describe('under automation', () => {
  beforeEach(() => void vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(true));

  test('nobody is asked', async () => {
    await loadExperiments('?exp=ow_2202_readonly_vn:1');
    expect(host.requests).toEqual([]);
    expect(state()).toEqual({ ...defaults, isReadOnlyCountry: true });
  });

  test('exp=on asks all the same', async () => {
    host.behaviour = answer('default');
    await loadExperiments('?exp=on');
    expect(host.requests).toHaveLength(1);
  });
});

test.each(faults)('%s leaves the defaults, with one line', async (_, behaviour) => {
  host.behaviour = behaviour;
  await expect(loadExperiments('')).resolves.toBeUndefined();
  expect(state()).toEqual(defaults);
});

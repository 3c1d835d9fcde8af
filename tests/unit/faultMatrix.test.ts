// @vitest-environment happy-dom
/** Every call × every fault: the state that holds then (specification, section 8), and what the console says. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { offers } from '@/config/plans/offers';
import { calls } from '@/sandbox/http/faultOrders';
import { fetchPosts, fetchRecommended, fetchTemplates } from '@/services/calls/content';
import { fetchFeedbackLists, uploadAttachment } from '@/services/calls/feedback';
import { RecorderBatches } from '@/services/page/recorderBatches';
import { readCampaign } from '@/services/rules/campaign';
import { useBusiness } from '@/stores/business';
import { loadCampaign, resetCampaign } from '@/stores/flows/loadCampaign';
import { loadCountry, loadWebConfig, resetDevice, useDevice } from '@/stores/device';
import { loadPackages, resetDownload, useDownload, type ListedDevice } from '@/stores/download';
import { loadExperiments, resetExperiments } from '@/stores/flows/askForArms';
import { useGlobal } from '@/stores/global';
import { buy, endPurchase } from '@/stores/flows/purchase';
import { togglePush, usePush } from '@/stores/push';
import { sendForm } from '@/stores/flows/sendForm';
import { refreshUser, resetUser, signOut, useUser } from '@/stores/user';
import { envelope, faults, hang, json, runRemoteHost, type Behaviour } from './remoteHost';
import { shortenTimeouts } from './timeLimits';

vi.mock('@/config/site/limits', async (original) =>
  (await import('./timeLimits')).shortenable(original),
);

const host = runRemoteHost();
const someone = { userid: '7', username: 'Ana', hasLogined: true };

/** What a call leaves behind when it fails, and in how many lines the console tells of it. */
interface Row {
  readonly run: () => Promise<unknown>;
  readonly left: () => unknown;
  readonly expected: () => unknown;
  /** Those that the store writes; where a component does, none. */
  readonly lines: 0 | 1;
  /** Faults, by name or kind, that make no difference: the body of the answer is not looked at. */
  readonly blindTo?: readonly string[];
}

const list = (device: ListedDevice): Row => ({
  run: () => loadPackages(device),
  left: useDownload.getState,
  expected: useDownload.getInitialState,
  lines: 1,
});
const device = (run: Row['run']): Row => ({
  run,
  left: useDevice.getState,
  expected: useDevice.getInitialState,
  lines: 1,
});
const outcome = (start: () => Promise<unknown>, expected: string, lines: Row['lines']): Row => {
  let ended: unknown;
  const run = async () => {
    ended = await start().catch(({ name }: Error) => name);
  };
  return { run, left: () => ended, expected: () => expected, lines };
};
const failedForm = (...form: Parameters<typeof sendForm>) =>
  outcome(async () => (await sendForm(...form)).is, 'failed', 1);
const failing = (start: () => Promise<unknown>) => outcome(start, 'ServiceError', 0);

const upload = () =>
  uploadAttachment({
    file: new File(['a'], 'a.txt', { type: 'text/plain' }),
    key: '1',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });

const record = () =>
  new Promise((_, reject) => {
    const batches = new RecorderBatches(reject);
    batches.add({});
    batches.send();
  }).catch(() => 'ended');

const table: Partial<Record<keyof typeof calls, Row>> = {
  owconfig: device(loadWebConfig),
  winPackages: list('windows'),
  macPackages: list('mac'),
  linuxPackages: list('linux'),
  androidPackages: list('android'),
  utmPackages: {
    ...list('windows'),
    run: () => loadCampaign('?source=blog'),
    expected: () => ({ ...useDownload.getInitialState(), campaign: readCampaign('?source=blog') }),
  },
  country: device(loadCountry),
  user: { run: refreshUser, left: useUser.getState, expected: useUser.getInitialState, lines: 1 },
  logout: {
    run: async () => {
      useUser.setState(someone);
      await signOut();
    },
    left: () => useUser.getState().userid,
    expected: () => someone.userid,
    lines: 0,
    blindTo: ['bad-data'],
  },
  sku: {
    run: async () => {
      useUser.setState(someone);
      await buy('premiumYear');
    },
    left: () => useBusiness.getState().bqData.sku,
    expected: () => offers.premiumYear.sku,
    lines: 1,
  },
  abtest: {
    run: () => loadExperiments(''),
    left: () => [useGlobal.getState(), useDownload.getState().isReadOnlyCountry],
    expected: () => [useGlobal.getInitialState(), false],
    lines: 1,
  },
  academyPosts: failing(() => fetchPosts('general', 'en-US')),
  recommendedTemplates: failing(() => fetchRecommended('writer', 'en-US')),
  templates: failing(() => fetchTemplates('writer', 'en-US', 0)),
  recorder: {
    ...outcome(record, 'ended', 0),
    blindTo: ['bad-data', 'an answer that breaks off'],
  },
  pushSubscriptions: {
    run: () => togglePush('en-US', 'linux'),
    left: usePush.getState,
    expected: () => ({ phase: 'off', changing: false, outcome: 'failed' }),
    lines: 1,
  },
  businessMail: failedForm('enquiry', { fullName: 'Ana' }),
  openAccountMail: failedForm('account', { email: 'a@example.com' }),
  linkMail: failedForm('link', { mail_address: 'a@example.com' }),
  feedback: failedForm('feedback', { description: 'It stops.' }),
  feedbackLists: failing(fetchFeedbackLists),
  feedbackAttachment: failing(upload),
};

/** Pages, frames and files, which answer to the browser and not to a script; and what nobody waits for. */
const without = 'packages signin usercenter payment downloader files stores events'.split(' ');

/** A browser that has notifications, and a push service that takes everyone. */
function playPush(): void {
  const made = { toJSON: () => ({}), unsubscribe: () => Promise.resolve(true) };
  const pushManager = {
    getSubscription: () => Promise.resolve(null),
    subscribe: () => Promise.resolve(made),
  };
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve('granted') });
  const serviceWorker = { register: () => Promise.resolve({ active: {}, pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  usePush.setState({ phase: 'off', changing: false, outcome: '' });
}

beforeEach(() => {
  resetDownload();
  resetCampaign();
  resetExperiments();
  resetDevice();
  resetUser();
  endPurchase();
  playPush();
  useGlobal.setState(useGlobal.getInitialState(), true);
  vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(false);
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
});

const matrix: readonly (readonly [string, Behaviour, string])[] = [
  ...faults,
  ['no answer in time', hang, 'timeout'],
  ['wrong base64', json(envelope('&&&')), 'bad-data'],
  ['base64 of no JSON', json(envelope('AAAA')), 'bad-data'],
];

test('has every call of the site', () => {
  expect([...Object.keys(table), ...without].sort()).toEqual(Object.keys(calls).sort());
});

describe.each(Object.entries(table))('%s', (_, { run, left, expected, lines, blindTo = [] }) => {
  const met = matrix.filter(([what, , kind]) => !blindTo.includes(what) && !blindTo.includes(kind));

  test.each(met)('with %s', async (_, behaviour, failure) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    if (failure === 'timeout') shortenTimeouts();
    host.behaviour = behaviour;
    await expect(run()).resolves.not.toThrow();
    expect(left()).toEqual(expected());
    expect(warn).toHaveBeenCalledTimes(lines);
    // On a busy machine the time may be over before the host hears of it.
    expect(host.requests.length).toBeGreaterThanOrEqual(failure === 'timeout' ? 0 : 1);
  });
});

/** Reports pages to analytics and remembers their language: what a route change brings about (specification, section 4). */
import { experiments } from '@/config/visitor/experiments';
import type { LanguageCode } from '@/config/site/languages';
import { timings } from '@/config/site/limits';
import type { RouteName } from '@/config/site/routes';
import { track, type EventValue } from '@/services/page/analytics';
import { maySendEvents, startSender } from '@/services/page/analyticsSender';
import { clientId } from '@/services/page/clientIds';
import { readGlobalPrivacyControl } from '@/services/rules/consent';
import { getCookie, parentDomain, setCookie } from '@/services/page/cookies';
import { onLoadComplete } from '@/services/page/loadComplete';
import { useDownload } from '@/stores/download';
import { useGlobal } from '@/stores/global';

/** What goes with every event: its time, client, page, language and A/B arms. */
export function eventContext(time: number): Record<string, EventValue> {
  const { clientId: client_id, pageName, currentLang, isAdPage, ...arms } = useGlobal.getState();
  return {
    time,
    client_id,
    page: pageName,
    language: currentLang,
    ad_page: isAdPage,
    [experiments.guide]: arms.setupGuide,
    [experiments.android]: arms.andrToChrome,
    [experiments.readOnly]: useDownload.getState().isReadOnlyCountry,
  };
}

let started = false;

/** Begins to send events, and reports the end of loading; once, however often it is called. The window is measured once, too. */
export function startReports(): void {
  if (started) return;
  started = true;
  useGlobal.setState({ clientId: clientId(), initWidth: innerWidth });
  startSender({
    context: eventContext,
    maySend: () =>
      maySendEvents({
        consented: getCookie('consent') !== null,
        globalPrivacyControl: readGlobalPrivacyControl(),
      }),
  });
  onLoadComplete((load_time) => track('ow_load_complete', { load_time }));
}

let lastPage = '';

/**
 * A page was shown: keeps its language in a cookie, counts the view, and reports the A/B request
 * after 2 s unless another page comes first.
 * @returns what to call when it does.
 */
export function reportPage(pageName: RouteName, language: LanguageCode): () => void {
  const page = `${language} ${pageName}`;
  if (page !== lastPage) {
    lastPage = page;
    setCookie('language', language, parentDomain(location.hostname));
    track('ow_page_view');
  }
  const timer = setTimeout(() => track('ow_abtest_request'), timings.routeReportDelay);
  return () => clearTimeout(timer);
}

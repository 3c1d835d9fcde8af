/** The hosts that the backend stands in for. A new one is a file, a row here and its paths in `paths.ts`. */
import type { HostRoutes } from './context';
import { abtestHost } from './hosts/abtest';
import { academyHost } from './hosts/academy';
import { accountHost } from './hosts/account';
import { analyticsHost } from './hosts/analytics';
import { apiHost } from './hosts/api';
import { downloaderHost } from './hosts/downloader';
import { facadeHost } from './hosts/facade';
import { feedbackHost } from './hosts/feedback';
import { filesHost } from './hosts/files';
import { paymentHost } from './hosts/payment';
import { pushHost } from './hosts/push';
import { recorderHost } from './hosts/recorder';
import { skuCalls } from './hosts/skus';
import { storeHost } from './hosts/store';
import { storePages } from './hosts/stores';
import { templateHost } from './hosts/template';
import { userCenter } from './hosts/userCenter';

/** In the order in which their routes are tried; no two claim the same path. */
export const hostRoutes: readonly HostRoutes[] = [
  apiHost,
  storeHost,
  accountHost,
  downloaderHost,
  filesHost,
  storePages,
  academyHost,
  templateHost,
  abtestHost,
  analyticsHost,
  recorderHost,
  pushHost,
  userCenter,
  skuCalls,
  paymentHost,
  facadeHost,
  feedbackHost,
];

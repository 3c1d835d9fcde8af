/** The API host: web config and package lists. */
import * as apiPaths from '@/config/site/apiPaths';
import type { HostRoutes } from './host';
import { androidList, encodeList, packageList, type Absolute } from '../samples/packageLists';
import { filePath } from '../samples/locations';
import { ownOrigin } from '../http/origins';
import { storePath } from './appStores';

/** Stands for the channel of the download, as in the site's built-in addresses. */
const anyChannel = '{channel}';

/** The "Device and store" values (decisions, "Shapes that the specification does not show"). */
const webConfig = (absolute: Absolute) => ({
  wpsPackage: absolute(filePath('windowsWeb', anyChannel)),
  macPackage: absolute(filePath('mac', anyChannel)),
  macTrailPackage: absolute(filePath('mac', anyChannel)),
  macAppStore: absolute(storePath('mac-app-store')),
  microsoftStoreUrl: absolute(storePath('microsoft-store')),
  appStoreUrl: absolute(storePath('app-store')),
  playStoreUrl: absolute(storePath('google-play')),
  premium_download: absolute(filePath('windowsFull', '500.1001')),
});

/** Adds the calls of the API host. */
export const apiHost: HostRoutes = (app) => {
  app.get(apiPaths.owconfig, (c) => {
    const origin = ownOrigin(c);
    return c.json({ code: 0, data: webConfig((path) => origin + path) });
  });

  app.get(apiPaths.packages, (c) => {
    const origin = ownOrigin(c);
    const list = packageList(c.req.query('pttoken'), (path) => origin + path);
    return c.json({ staticjs: { website: { wpsnewpackages: { downloads: encodeList(list) } } } });
  });

  app.get(apiPaths.androidPackages, (c) => {
    if (c.req.query('funcName') !== 'androidtopcpackages') return c.json({ params: [] });
    const origin = ownOrigin(c);
    const value = encodeList(androidList((path) => origin + path));
    return c.json({ params: [{ extras: [{ key: 'packages', value }] }] });
  });
};

/** The API host: web config and package lists. */
import type { HostRoutes } from '../context';
import { androidList, encodeList, packageList, type Absolute } from '../lists';
import { filePath } from '../locations';
import { ownOrigin } from '../origins';
import { storePath } from './stores';

/** The "Device and store" values (decisions, "Shapes that the specification does not show"). */
const webConfig = (absolute: Absolute) => ({
  wpsPackage: absolute(filePath('windowsWeb', '500.1001')),
  macPackage: absolute(filePath('mac', '501.1001')),
  macTrailPackage: absolute(filePath('mac', '501.1001')),
  macAppStore: absolute(storePath('mac-app-store')),
  microsoftStoreUrl: absolute(storePath('microsoft-store')),
  appStoreUrl: absolute(storePath('app-store')),
  playStoreUrl: absolute(storePath('google-play')),
  premium_download: absolute(filePath('windowsFull', '500.1001')),
});

/** Adds the calls of the API host. */
export const apiHost: HostRoutes = (app) => {
  app.get('/api/map/web/owconfig', (c) => {
    const origin = ownOrigin(c);
    return c.json({ code: 0, data: webConfig((path) => origin + path) });
  });

  app.get('/api/map/web/newwpsapk', (c) => {
    const origin = ownOrigin(c);
    const list = packageList(c.req.query('pttoken'), (path) => origin + path);
    return c.json({ staticjs: { website: { wpsnewpackages: { downloads: encodeList(list) } } } });
  });

  app.get('/api/map/online_params/webparam_mig/onlineParamByFunc', (c) => {
    if (c.req.query('funcName') !== 'androidtopcpackages') return c.json({ params: [] });
    const origin = ownOrigin(c);
    const value = encodeList(androidList((path) => origin + path));
    return c.json({ params: [{ extras: [{ key: 'packages', value }] }] });
  });
};

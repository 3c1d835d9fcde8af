/** The downloader host: the hidden frame that starts the web installer (docs/decisions/embedded-backend.md). */
import { html } from 'hono/html';
import * as apiPaths from '@/config/site/apiPaths';
import { route } from '../http/call';
import type { HostRoutes } from './host';
import { channelPattern } from '../samples/locations';
import { sendPage } from '../http/pages';

const widPattern = /^[\w.-]{0,128}$/;

/** Adds the frame. */
export const downloaderHost: HostRoutes = (app) => {
  app.get(route(apiPaths.downloader), (c) => {
    const { channel = '', wid = '', autodownload = 'false' } = c.req.query();
    const isValid =
      channelPattern.test(channel) && widPattern.test(wid) && /^(true|false)$/.test(autodownload);
    if (!isValid)
      return sendPage(c, {
        status: 400,
        title: 'Downloader',
        body: html`<p>The downloader needs a channel, a wid and autodownload.</p>`,
      });
    return sendPage(c, {
      title: 'Downloader',
      script: 'downloader.js',
      data: { channel, wid, autodownload },
      body: html`<p>The download starts here.</p>`,
    });
  });
};

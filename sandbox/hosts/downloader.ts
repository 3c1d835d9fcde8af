/** The downloader host: the hidden frame that starts the web installer (docs/decisions/embedded-backend.md). */
import { html } from 'hono/html';
import type { HostRoutes } from '../context';
import { channelPattern } from '../locations';
import { sendPage } from '../pages';

const widPattern = /^[\w.-]{0,128}$/;

/** Adds the frame. */
export const downloaderHost: HostRoutes = (app) => {
  app.get('/downloader/frame', (c) => {
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

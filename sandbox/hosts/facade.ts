/** The facade host: the forms that become mail. */
import * as apiPaths from '@/config/site/apiPaths';
import { salesMailTitle } from '@/config/pages/business';
import { cleanLine, cleanValue } from '@/services/rules/cleanValue';
import type { HostRoutes } from './host';
import { accountMail, enquiryMail, linkMail } from '../forms/mails';
import { ownLink, ownPage } from '../forms/ownLink';
import { readSubmission } from '../forms/submission';
import { countForm, takeForm, takeSubmission } from '../forms/take';
import { Limiter } from '../http/limits';

/** Most characters of what goes along unseen. */
const hiddenLength = 100;

const short = (text = ''): string => cleanLine(text.slice(0, hiddenLength));

/** Adds the calls of the facade host. */
export const facadeHost: HostRoutes = (app, sandbox) => {
  const { settings } = sandbox;
  const limiter = new Limiter(settings.formsPerMinute);
  /** Nobody gets more mail from here than this, whoever asks for it. */
  const links = new Limiter(Math.ceil(settings.formsPerMinute / 6));

  app.post(apiPaths.businessMail, (c) =>
    takeForm(c, sandbox, limiter, {
      form: 'enquiry',
      kind: 'business',
      more: ({ values }) => ({ fields: { title: short(values.title) || salesMailTitle } }),
      write: (fields, id) => enquiryMail(settings, fields, id),
    }),
  );

  app.post(apiPaths.openAccountMail, (c) =>
    takeForm(c, sandbox, limiter, {
      form: 'account',
      kind: 'open-account',
      more: ({ values }) => ({ fields: { sku: short(values.sku) } }),
      write: (fields, id) => accountMail(settings, fields, id),
    }),
  );

  app.post(apiPaths.linkMail, async (c) => {
    countForm(c, limiter);
    const sent = await readSubmission(c);
    const given = sent.values.mail_address || c.req.query('mail_address') || '';
    const address = cleanValue(given, 'email');
    countForm(c, links, `${c.var.scope} ${address.toLowerCase()}`);
    const page = ownPage(sent.values.page ?? '', sent.language);
    return takeSubmission(
      c,
      sandbox,
      {
        form: 'link',
        kind: 'send-link',
        awaitsMail: true,
        more: () => ({
          fields: { page: page ?? '' },
          ...(!page && { faults: { page: 'invalid' } }),
        }),
        write: (fields) => linkMail(fields, ownLink(c, page ?? '')),
      },
      { ...sent, values: { ...sent.values, mail_address: address } },
    );
  });
};

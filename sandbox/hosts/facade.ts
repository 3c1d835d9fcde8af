/** The facade host: the forms that become mail. */
import * as apiPaths from '@/config/site/apiPaths';
import { salesMailTitle } from '@/config/pages/business';
import { cleanLine, cleanValue } from '@/services/rules/cleanValue';
import type { HostRoutes } from './host';
import { accountMail, enquiryMail, linkMail } from '../forms/mails';
import { ownLink, ownPage } from '../forms/ownLink';
import { readSubmission } from '../forms/submission';
import { countForm, countForms, takeForm, takeSubmission } from '../forms/take';

/** Most characters of what goes along unseen. */
const hiddenLength = 100;

const short = (text = ''): string => cleanLine(text.slice(0, hiddenLength));

/** Adds the calls of the facade host. */
export const facadeHost: HostRoutes = (app, sandbox) => {
  const { settings, budgets } = sandbox;

  app.post(apiPaths.businessMail, (c) =>
    takeForm(c, sandbox, {
      form: 'enquiry',
      kind: 'business',
      more: ({ values }) => ({ fields: { title: short(values.title) || salesMailTitle } }),
      write: (fields, id) => enquiryMail(settings, fields, id),
    }),
  );

  app.post(apiPaths.openAccountMail, (c) =>
    takeForm(c, sandbox, {
      form: 'account',
      kind: 'open-account',
      more: ({ values }) => ({ fields: { sku: short(values.sku) } }),
      write: (fields, id) => accountMail(settings, fields, id),
    }),
  );

  app.post(apiPaths.linkMail, async (c) => {
    countForms(c, budgets);
    const sent = await readSubmission(c);
    const given = sent.values.mail_address || c.req.query('mail_address') || '';
    const address = cleanValue(given, 'email');
    // Nobody gets more mail from here than this, whoever asks for it.
    countForm(c, budgets.mailsTo, `${c.var.scope} ${address.toLowerCase()}`);
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

/** The API host's feedback calls: what it can be about, its files, and the report itself. */
import * as apiPaths from '@/config/site/apiPaths';
import {
  feedbackCategories,
  feedbackProducts,
  maxAttachments,
  type FileFault,
} from '@/config/forms/feedback';
import { defaultLanguage } from '@/config/site/languages';
import { keepAttachments } from '../forms/attachments/keep';
import { receiveForm } from '../forms/attachments/receive';
import type { Call } from '../http/call';
import type { HostRoutes } from './host';
import { ApiError, sendError } from '../http/errors';
import { fileFaultText } from '../forms/lines';
import { feedbackMail } from '../forms/mails';
import { repeatKey } from '../forms/repeats';
import { submissionOf } from '../forms/submission';
import { countForm, countForms, takeForm, takeSubmission, type FormKind } from '../forms/take';
import { wordsOf } from '../forms/words';
import { isMultipart } from '../http/limits';

/** What scripts are told of a file that is not taken: its fault, by the name that the page knows it by. */
function refuseFile(c: Call, fault: FileFault): Response {
  const status = fault === 'size' || fault === 'count' ? 413 : 415;
  return sendError(c, new ApiError(status, fault, fileFaultText(defaultLanguage, fault)));
}

/** Files that may come with a form without scripts: some of them are refused, and take no place. */
const postedFiles = { field: 'attachment', files: maxAttachments, parts: maxAttachments * 3 };
const oneFile = { field: 'file', files: 1, parts: 1 };

/** Adds the feedback calls. */
export const feedbackHost: HostRoutes = (app, sandbox) => {
  const { settings, budgets, attachments, database } = sandbox;
  const feedback: FormKind = {
    form: 'feedback',
    kind: 'feedback',
    more: ({ attachments: ids }) => ({
      fields: {},
      ...(ids.length > maxAttachments && { faults: { attachments: 'invalid' } }),
    }),
    write: (fields, id, files) => feedbackMail(settings, fields, id, files),
  };

  app.get(apiPaths.feedbackLists, (c) => {
    const t = wordsOf(defaultLanguage);
    return c.json({
      code: 0,
      data: {
        products: feedbackProducts.map((id) => ({ id, name: t(`forms.products.${id}`) })),
        categories: feedbackCategories.map((id) => ({ id, name: t(`forms.categories.${id}`) })),
      },
    });
  });

  app.post(apiPaths.feedbackAttachment, async (c) => {
    countForm(c, budgets.uploads);
    if (!isMultipart(c)) throw new ApiError(415, 'bad-type', 'Send a multipart form.');
    const { fields, files } = await receiveForm(c.env.incoming, attachments, oneFile);
    const [result] = files;
    if (!result) throw new ApiError(400, 'no-file', 'The form has no field `file` with a file.');
    if ('fault' in result) return refuseFile(c, result.fault);
    const { key } = submissionOf(c, fields, false);
    const [kept] = await keepAttachments(database, attachments, c.var.scope, key, [result.file]);
    return c.json({ code: 0, data: kept });
  });

  app.post(apiPaths.feedback, async (c) => {
    if (!isMultipart(c)) return takeForm(c, sandbox, feedback);
    countForms(c, budgets);
    const form = await receiveForm(c.env.incoming, attachments, postedFiles);
    const sent = submissionOf(c, form.fields, true);
    const arrived = form.files.flatMap((result) => ('file' in result ? [result.file] : []));
    const { scope } = c.var;
    const content = { fields: form.fields, files: arrived.map(({ digest }) => digest) };
    const key = sent.key || (await repeatKey(database, { scope, kind: 'feedback', ...content }));
    // A form with faults comes again, with its files.
    const kept = await keepAttachments(database, attachments, scope, key, arrived);
    return takeSubmission(
      c,
      sandbox,
      feedback,
      { ...sent, key, attachments: kept.map(({ id }) => id) },
      form.files.map((result) => ('file' in result ? { name: result.file.name } : result)),
    );
  });
};

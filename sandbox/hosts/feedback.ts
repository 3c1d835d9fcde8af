/** The API host's feedback calls: what it can be about, its files, and the report itself. */
import * as apiPaths from '@/config/site/apiPaths';
import { feedbackCategories, feedbackProducts, maxAttachments } from '@/config/forms/feedback';
import { defaultLanguage } from '@/config/site/languages';
import type { FileProblem } from '../forms/attachments/file';
import { keepAttachments } from '../forms/attachments/keep';
import { receiveForm } from '../forms/attachments/receive';
import type { HostRoutes } from './host';
import { ApiError } from '../http/errors';
import { feedbackMail } from '../forms/mails';
import { submissionOf } from '../forms/submission';
import { refuseBusy, takeFailure, takeForm, takeSubmission, type FormKind } from '../forms/take';
import { wordsOf } from '../forms/words';
import { isMultipart, Limiter } from '../http/limits';

const refusals: Readonly<Record<FileProblem, readonly [status: 413 | 415, message: string]>> = {
  'too-large': [413, 'The file is too large.'],
  'wrong-type': [
    415,
    'Files of this type are not taken, or the content is not what the name says.',
  ],
  'too-many': [413, 'One file at a time.'],
};

/** Adds the feedback calls. */
export const feedbackHost: HostRoutes = (app, sandbox) => {
  const { settings, attachments, database } = sandbox;
  const forms = new Limiter(settings.formsPerMinute);
  const uploads = new Limiter(settings.formsPerMinute);
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
    const busy = await refuseBusy(c, uploads, 'feedback');
    if (busy) return busy;
    const refuse = (status: 400 | 413 | 415, code: string, message: string): Response =>
      c.json({ code: 1, error: { code, message } }, status);
    if (!isMultipart(c)) return refuse(415, 'bad-type', 'Send a multipart form.');
    try {
      const limits = { field: 'file', files: 1 };
      const { fields, files } = await receiveForm(c.env.incoming, attachments, limits);
      const [result] = files;
      if (!result) return refuse(400, 'no-file', 'The form has no field `file` with a file.');
      if ('problem' in result) {
        const [status, message] = refusals[result.problem];
        return refuse(status, result.problem, message);
      }
      const { key } = submissionOf(c, fields, false);
      const [kept] = await keepAttachments(database, attachments, c.var.scope, key, [result.file]);
      return c.json({ code: 0, data: kept });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 413) return refuse(413, 'too-large', refusals['too-large'][1]);
      return refuse(400, error.code, error.message);
    }
  });

  app.post(apiPaths.feedback, async (c) => {
    if (!isMultipart(c)) return takeForm(c, sandbox, forms, feedback);
    const busy = await refuseBusy(c, forms, 'feedback');
    if (busy) return busy;
    try {
      const limits = { field: 'attachment', files: maxAttachments };
      const form = await receiveForm(c.env.incoming, attachments, limits);
      const sent = submissionOf(c, form.fields, true);
      const arrived = form.files.flatMap((result) => ('file' in result ? [result.file] : []));
      // A form with faults comes again, with its files.
      const kept = await keepAttachments(database, attachments, c.var.scope, sent.key, arrived);
      return await takeSubmission(
        c,
        sandbox,
        feedback,
        { ...sent, attachments: kept.map(({ id }) => id) },
        form.files.map((result) => ('file' in result ? { name: result.file.name } : result)),
      );
    } catch (error) {
      return takeFailure(c, 'feedback', error);
    }
  });
};

/** Support feedback: what it can be about, its files, and the report itself (specification, section 7; decisions). */
import * as v from 'valibot';
import { formActions } from '@/config/forms/formActions';
import * as apiPaths from '@/config/site/apiPaths';
import { fileFaults, type FileFault } from '@/config/forms/feedback';
import { hosts } from '@/config/site/hosts';
import { timings } from '@/config/site/limits';
import { postForm, whenIn } from './formPost';
import { cleanFileName } from '@/services/rules/fileName';
import { attachedFiles } from '@/services/rules/formRules';
import { getJson, postJson } from './http';
import type { SendForm } from './mail';
import { refusalIn } from './serviceError';

const Choice = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
});

const Choices = v.pipe(v.array(Choice), v.minLength(1), v.maxLength(100));

const Lists = v.object({
  code: v.literal(0),
  data: v.object({ products: Choices, categories: Choices }),
});

/** What feedback can be about. */
export type FeedbackLists = v.InferOutput<typeof Lists>['data'];

/** GETs the products and categories. @throws ServiceError; the built-in lists hold then. */
export async function fetchFeedbackLists(): Promise<FeedbackLists> {
  const answer = await getJson({
    url: `${hosts.api}${apiPaths.feedbackLists}`,
    timeout: timings.configTimeout,
    schema: Lists,
  });
  return answer.data;
}

const Attached = v.object({
  code: v.literal(0),
  data: v.object({ id: v.pipe(v.string(), v.minLength(1)) }),
});

/** An attachment on its way. */
export interface Upload {
  readonly file: File;
  /** The same for every attempt with the same file. */
  readonly key: string;
  readonly signal: AbortSignal;
  /** Told how much has left, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** What came of an upload: the file's id, why the host does not take it, or when to try again. */
export type UploadResult =
  { readonly id: string } | { readonly refused: FileFault } | { readonly when: string };

const Refused = v.object({
  error: v.object({ code: v.picklist(Object.keys(fileFaults) as FileFault[]) }),
});

/** Why the host does not take a file; `null` where the call failed in another way. */
function faultIn(error: unknown): FileFault | null {
  const refusal = refusalIn(error);
  if (refusal?.status !== 413 && refusal?.status !== 415) return null;
  const refused = v.safeParse(Refused, refusal.body);
  // A server in between knows sizes alone.
  return refused.success ? refused.output.error.code : refusal.status === 413 ? 'size' : 'content';
}

/** POSTs an attachment. @throws ServiceError if it did not arrive, or `signal` ended it. */
export async function uploadAttachment(upload: Upload): Promise<UploadResult> {
  const data = new FormData();
  data.append('idempotencyKey', upload.key);
  data.append('file', upload.file, cleanFileName(upload.file.name));
  try {
    const answer = await postJson({
      url: `${hosts.api}${apiPaths.feedbackAttachment}`,
      data,
      headers: { 'Idempotency-Key': upload.key },
      timeout: timings.uploadTimeout,
      signal: upload.signal,
      onSent: (sent, total) => upload.onProgress(total > 0 ? sent / total : 0),
      schema: Attached,
    });
    return { id: answer.data.id };
  } catch (error) {
    const refused = faultIn(error);
    if (refused) return { refused };
    const when = whenIn(error);
    if (when !== null) return { when };
    throw error;
  }
}

/** POSTs the report with the ids of its files. @throws ServiceError */
export const sendFeedback: SendForm = (values, key) => {
  const attachments = attachedFiles(values.attachments).flatMap(({ id }) => id ?? []);
  return postForm({ url: formActions.feedback, data: { ...values, attachments }, key });
};

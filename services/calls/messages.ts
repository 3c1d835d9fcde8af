/** Parts of the messages that a browser fetches when a dialog or menu needs them. */
import * as v from 'valibot';
import { timings } from '@/config/site/limits';
import type { LanguageCode } from '@/config/site/languages';
import type { MessagePart } from '@/config/site/messageParts';
import { getJson } from './http';
import { localizedPath } from '@/services/rules/urls';

/** Precompiled messages of one part, as `NextIntlClientProvider` takes them: texts, compiled texts, groups. */
const Group = v.record(v.string(), v.unknown());
const Part = v.record(v.string(), v.union([v.string(), v.array(v.unknown()), Group]));

const fetched = new Map<string, Promise<v.InferOutput<typeof Part>>>();

/**
 * GETs a part of the messages from this site; once per page load, unless it failed.
 * @throws ServiceError
 */
export function fetchMessages(
  part: MessagePart,
  language: LanguageCode,
): Promise<v.InferOutput<typeof Part>> {
  const url = localizedPath(`/messages/${part}.json`, language);
  const known = fetched.get(url);
  if (known) return known;
  const messages = getJson({ url, timeout: timings.messagesTimeout, schema: Part });
  fetched.set(url, messages);
  messages.catch(() => fetched.delete(url));
  return messages;
}

import { useFormatter } from 'next-intl';
import { attachmentTypes, maxAttachmentBytes, maxAttachments } from '@/config/forms/feedback';

const mebibyte = 1024 * 1024;

/** What texts say of files: the types that are taken, how large and how many they may be. */
export function useFileValues() {
  const format = useFormatter();
  return {
    types: format.list(Object.keys(attachmentTypes), { type: 'unit' }),
    size: format.number(maxAttachmentBytes / mebibyte, { style: 'unit', unit: 'megabyte' }),
    count: maxAttachments,
  };
}

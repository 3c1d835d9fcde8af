import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { EmailField } from '@/components/forms/EmailField.shared';
import { FormIsland } from '@/components/forms/FormIsland.client';
import { HiddenFields } from '@/components/forms/HiddenFields.shared';
import { fileSlot } from '@/components/forms/slots.shared';
import { TextArea } from '@/components/forms/TextArea.shared';
import { TextField } from '@/components/forms/TextField.shared';
import { useFormTexts } from '@/components/forms/useFormTexts.shared';
import { formActions } from '@/config/forms/formActions';
import {
  attachmentTypes,
  feedbackCategories,
  feedbackProducts,
  maxAttachmentBytes,
  maxAttachments,
} from '@/config/forms/feedback';
import { versionExample } from '@/config/pages/info';
import { languageOf } from '@/config/site/languages';
import { Attachments } from './Attachments.client';
import { FeedbackChoices } from './FeedbackChoices.client';

const mebibyte = 1024 * 1024;

/** Words of the attachments. */
function useFileTexts() {
  const t = useTranslations('forms');
  const format = useFormatter();
  const types = format.list(Object.keys(attachmentTypes), { type: 'unit' });
  const size = format.number(maxAttachmentBytes / mebibyte, { style: 'unit', unit: 'megabyte' });
  const count = maxAttachments;
  return {
    label: t('feedback.attachments'),
    hint: t('feedback.attachmentsHint', { types, size, count }),
    optional: t('optional'),
    add: t('feedback.addFiles'),
    checking: t('files.waiting'),
    done: t('files.done'),
    failed: t('files.failed'),
    faults: {
      type: t('files.type', { types }),
      size: t('files.size', { size }),
      empty: t('files.empty'),
      content: t('files.content'),
      count: t('files.count', { count }),
    },
    progress: t('files.progress', { file: fileSlot }),
    cancel: { short: t('files.cancelShort'), long: t('files.cancel', { file: fileSlot }) },
    retry: { short: t('files.retryShort'), long: t('files.retry', { file: fileSlot }) },
    remove: { short: t('files.removeShort'), long: t('files.remove', { file: fileSlot }) },
  };
}

/** The feedback form (specification, sections 3, 5 and 8). */
export function FeedbackForm() {
  const t = useTranslations('forms');
  const { code: language, iso } = languageOf(useLocale());
  const emailWrong = t('feedback.emailWrong');
  const texts = {
    ...useFormTexts({
      version: { invalid: t('feedback.versionWrong') },
      attachments: { invalid: t('files.unsettled') },
      email: { required: emailWrong, invalid: emailWrong },
    }),
    submit: t('feedback.submit'),
    sent: t('feedback.sent'),
    failed: t('feedback.failed'),
    again: t('feedback.again'),
    resubmit: {
      title: t('feedback.failedTitle'),
      resubmit: t('feedback.resubmit'),
      close: t('feedback.close'),
    },
  };
  return (
    <FormIsland name="feedback" action={formActions.feedback} texts={texts} multipart>
      <HiddenFields values={{ language, idempotencyKey: '' }} />
      <FeedbackChoices
        choose={t('choose')}
        product={t('feedback.product')}
        products={feedbackProducts.map((id) => ({ id, name: t(`products.${id}`) }))}
        category={t('feedback.category')}
        categories={feedbackCategories.map((id) => ({ id, name: t(`categories.${id}`) }))}
      />
      <TextField
        name="version"
        length="version"
        label={t('feedback.version')}
        hint={t('feedback.versionHint', { example: versionExample })}
        optional={t('optional')}
        autoComplete="off"
      />
      <TextArea
        name="description"
        label={t('feedback.description')}
        hint={t('feedback.descriptionHint')}
      />
      <Attachments iso={iso} texts={useFileTexts()} />
      <EmailField label={t('feedback.email')} />
    </FormIsland>
  );
}

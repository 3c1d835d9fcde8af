/** What the forms say besides their fields, by message keys below `forms`; the backend's pages say the same. */
import type { FormName } from './forms';

/** The words of a form. */
interface FormWords {
  readonly submit: string;
  readonly sent: string;
  /** Taken, while what it leads to is still under way; without it that is no matter for the visitor. */
  readonly queued?: string;
  readonly failed: string;
  /** A form that may be filled in once more. */
  readonly again?: string;
  /** A failure is told in a dialog. */
  readonly resubmit?: { readonly title: string; readonly resubmit: string; readonly close: string };
}

/** The words of each form. */
export const formWords = {
  enquiry: { submit: 'enquiry.submit', sent: 'enquiry.sent', failed: 'enquiry.failed' },
  account: { submit: 'account.submit', sent: 'enquiry.sent', failed: 'enquiry.failed' },
  feedback: {
    submit: 'feedback.submit',
    sent: 'feedback.sent',
    failed: 'feedback.failed',
    again: 'feedback.again',
    resubmit: {
      title: 'feedback.failedTitle',
      resubmit: 'feedback.resubmit',
      close: 'feedback.close',
    },
  },
  link: {
    submit: 'link.submit',
    sent: 'link.sent',
    queued: 'link.queued',
    failed: 'link.failed',
  },
} as const satisfies Record<FormName, FormWords>;

/** What is said in a mail: the same as plain text and as HTML. */
import { raw, html } from 'hono/html';
import { cleanLine } from '@/services/rules/cleanValue';

/** A mail that is to be sent. */
export interface MailDraft {
  readonly recipient: string;
  /** Where an answer goes; empty for nowhere. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a mail is made of: an opening, a table of facts, longer texts. */
export interface MailContent {
  readonly recipient: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly opening?: string;
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** An address on a line of its own. */
  readonly link?: string;
  readonly body?: string;
}

/** Longest subject, in characters; longer ones are cut. */
const maxSubject = 200;

/** Writes a mail. Whatever visitors have written stays text: in the HTML part it is escaped. */
export function writeMail(content: MailContent): MailDraft {
  const { recipient, replyTo = '', subject, opening, facts = [], link, body } = content;
  const table = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const rows = facts.map(
    ([label, value]) =>
      html`<tr>
        <th align="left">${label}</th>
        <td>${value}</td>
      </tr>`,
  );
  const parts = [
    opening && html`<p>${opening}</p>`,
    facts.length > 0 &&
      html`<table>
        ${rows}
      </table>`,
    link && html`<p><a href="${link}">${link}</a></p>`,
    body && html`<p>${raw(String(html`${body}`).replaceAll('\n', '<br />'))}</p>`,
  ].filter(Boolean);
  return {
    recipient,
    replyTo,
    subject: cleanLine(cleanLine(subject).slice(0, maxSubject)),
    text: [opening, table, link, body].filter(Boolean).join('\n\n') + '\n',
    html: String(html`<!doctype html><meta charset="utf-8" />${parts}`),
  };
}

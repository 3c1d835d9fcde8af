/** The support form: what it can be about, and which files may go with it (specification, section 5). */

/** Products that a report can be about. A host may list others; its own names hold for those. */
export const feedbackProducts = ['writer', 'presentation', 'spreadsheets', 'pdf', 'other'] as const;

/** What a report can be. */
export const feedbackCategories = [
  'install',
  'crash',
  'wrong',
  'account',
  'suggestion',
  'other',
] as const;

/** File types that may be attached: extension in lower case, and its MIME type. */
export const attachmentTypes = {
  jpg: 'image/jpeg',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  txt: 'text/plain',
  zip: 'application/zip',
} as const satisfies Record<string, `${string}/${string}`>;

/** Extension of a file that may be attached. */
export type AttachmentType = keyof typeof attachmentTypes;

/** Other extensions of these types, as systems and cameras write them. */
export const otherExtensions: Readonly<Record<string, AttachmentType>> = {
  jpeg: 'jpg',
  jpe: 'jpg',
  jfif: 'jpg',
  pjpeg: 'jpg',
  pjp: 'jpg',
  pps: 'ppt',
  m4v: 'mp4',
  log: 'txt',
  text: 'txt',
};

/** Why a file is not attached, and what is said of it: a message below `forms`. */
export const fileFaults = {
  type: 'files.type',
  size: 'files.size',
  empty: 'files.empty',
  content: 'files.content',
  heic: 'files.heic',
  locked: 'files.locked',
  count: 'files.count',
  folder: 'files.folder',
  unreadable: 'files.unreadable',
  gone: 'files.gone',
} as const;

/** A reason that a file is not attached. */
export type FileFault = keyof typeof fileFaults;

/** An attachment is smaller than this, in bytes (specification, section 5: under 10 MB). */
export const maxAttachmentBytes = 10 * 1024 * 1024;

/** Most files that go with one report. */
export const maxAttachments = 5;

/** The PDF toolkit: each tool with its icon and the plan that it comes with (specification, section 2). */
import type { IconName } from '@/config/site/icons';

/** Groups of tools, in order; ids are also message keys under `pdfTools`. */
export const pdfToolGroups = [
  'groupMark',
  'groupEdit',
  'groupPages',
  'groupConvert',
  'groupProtect',
] as const;

interface PdfTool {
  readonly id: string;
  readonly group: (typeof pdfToolGroups)[number];
  readonly icon: IconName;
  readonly plan: 'standard' | 'premium';
}

/** The tools; ids are also message keys under `pdfTools`. Only annotation is in Standard. */
export const pdfTools = [
  { id: 'annotate', group: 'groupMark', icon: 'highlighter', plan: 'standard' },
  { id: 'edit', group: 'groupEdit', icon: 'pencil', plan: 'premium' },
  { id: 'insert', group: 'groupEdit', icon: 'file-plus', plan: 'premium' },
  { id: 'ocr', group: 'groupEdit', icon: 'scan-text', plan: 'premium' },
  { id: 'scan', group: 'groupEdit', icon: 'scan', plan: 'premium' },
  { id: 'merge', group: 'groupPages', icon: 'combine', plan: 'premium' },
  { id: 'split', group: 'groupPages', icon: 'scissors', plan: 'premium' },
  { id: 'extract', group: 'groupPages', icon: 'package-open', plan: 'premium' },
  { id: 'compress', group: 'groupPages', icon: 'minimize-2', plan: 'premium' },
  { id: 'toWord', group: 'groupConvert', icon: 'file-text', plan: 'premium' },
  { id: 'toExcel', group: 'groupConvert', icon: 'table-2', plan: 'premium' },
  { id: 'toPowerpoint', group: 'groupConvert', icon: 'presentation', plan: 'premium' },
  { id: 'toImage', group: 'groupConvert', icon: 'image-down', plan: 'premium' },
  { id: 'fromOffice', group: 'groupConvert', icon: 'file-type', plan: 'premium' },
  { id: 'fromImage', group: 'groupConvert', icon: 'images', plan: 'premium' },
  { id: 'sign', group: 'groupProtect', icon: 'signature', plan: 'premium' },
  { id: 'encrypt', group: 'groupProtect', icon: 'lock', plan: 'premium' },
] as const satisfies readonly PdfTool[];

/** Id of a tool. */
export type PdfToolId = (typeof pdfTools)[number]['id'];

/** The tools that the landing page of the PDF campaign names. */
export const adPdfTools = [
  'annotate',
  'edit',
  'toWord',
  'merge',
  'sign',
  'ocr',
] as const satisfies readonly PdfToolId[];

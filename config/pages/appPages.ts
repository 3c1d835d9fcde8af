/** The pages of the four apps: which sections each has, in which order, and the formats that it knows. */
import type { AppId } from './apps';

/** Features; ids are also message keys under `appPages`, each with a heading, a text and three points. */
export type FeatureId =
  | 'writerStructure'
  | 'writerReview'
  | 'writerLayout'
  | 'sheetFormulas'
  | 'sheetCharts'
  | 'sheetPivot'
  | 'slideDesign'
  | 'slideOrder'
  | 'slidePresent'
  | 'pdfMarkup'
  | 'pdfPages'
  | 'pdfSign';

/** Questions; ids are also message keys under `appPages`. */
type AppQuestionId =
  | 'appFree'
  | 'writerWord'
  | 'writerChanges'
  | 'writerPdf'
  | 'sheetExcel'
  | 'sheetCsv'
  | 'sheetPhone'
  | 'slidePowerpoint'
  | 'slideFonts'
  | 'slideTablet'
  | 'pdfFree'
  | 'pdfUpload'
  | 'pdfScan'
  | 'pdfAds';

type Tone = 'plain' | 'tint' | 'ink';

/** A feature with a close view of the app's picture; other kinds of section fill themselves. */
export type AppSection =
  | {
      readonly kind: 'feature';
      readonly id: FeatureId;
      readonly flipped?: boolean;
      readonly tone?: Tone;
    }
  | {
      readonly kind: 'tools' | 'formats' | 'together' | 'templates' | 'posts';
      readonly tone?: Tone;
    }
  | { readonly kind: 'faq'; readonly tone?: Exclude<Tone, 'ink'> };

/** What happens to files of some formats; message keys under `appPages.words`. */
type FormatUse = 'opens' | 'saves' | 'creates' | 'converts';

/** An app's page. */
export interface AppPageRow {
  readonly hero: { readonly tone: Tone; readonly picture: 'beside' | 'below' };
  readonly sections: readonly AppSection[];
  readonly formats: readonly { readonly use: FormatUse; readonly names: readonly string[] }[];
  /** The other apps, in the order of the messages `together1` to `together3`. */
  readonly together: readonly [AppId, AppId, AppId];
  readonly questions: readonly AppQuestionId[];
}

const names = (list: string) => list.split(' ');

/** The rows, by app. */
export const appPages: Readonly<Record<AppId, AppPageRow>> = {
  writer: {
    hero: { tone: 'plain', picture: 'beside' },
    sections: [
      { kind: 'feature', id: 'writerStructure', tone: 'tint' },
      { kind: 'feature', id: 'writerReview', flipped: true },
      { kind: 'feature', id: 'writerLayout', tone: 'tint' },
      { kind: 'templates' },
      { kind: 'together', tone: 'ink' },
      { kind: 'formats' },
      { kind: 'posts', tone: 'tint' },
      { kind: 'faq' },
    ],
    formats: [
      { use: 'opens', names: names('WPS WPT DOC DOCX DOT DOTX RTF TXT HTML XML') },
      { use: 'saves', names: names('DOC DOCX DOT DOTX RTF TXT HTML PDF') },
    ],
    together: ['spreadsheets', 'presentation', 'pdf'],
    questions: ['writerWord', 'writerChanges', 'writerPdf', 'appFree'],
  },
  presentation: {
    hero: { tone: 'ink', picture: 'beside' },
    sections: [
      { kind: 'feature', id: 'slidePresent', flipped: true },
      { kind: 'feature', id: 'slideDesign', tone: 'tint' },
      { kind: 'templates' },
      { kind: 'feature', id: 'slideOrder', flipped: true, tone: 'tint' },
      { kind: 'together', tone: 'ink' },
      { kind: 'formats' },
      { kind: 'posts', tone: 'tint' },
      { kind: 'faq' },
    ],
    formats: [
      { use: 'opens', names: names('DPS DPT PPT PPTX POT POTX PPS PPSX') },
      { use: 'saves', names: names('PPT PPTX POT POTX PPS PPSX PDF') },
    ],
    together: ['writer', 'spreadsheets', 'pdf'],
    questions: ['slidePowerpoint', 'slideFonts', 'slideTablet', 'appFree'],
  },
  spreadsheets: {
    hero: { tone: 'tint', picture: 'below' },
    sections: [
      { kind: 'feature', id: 'sheetFormulas' },
      { kind: 'feature', id: 'sheetCharts', flipped: true },
      { kind: 'formats', tone: 'tint' },
      { kind: 'feature', id: 'sheetPivot' },
      { kind: 'together', tone: 'tint' },
      { kind: 'templates' },
      { kind: 'faq', tone: 'tint' },
      { kind: 'posts' },
    ],
    formats: [
      { use: 'opens', names: names('ET ETT XLS XLSX XLT XLTX CSV TXT DBF HTML') },
      { use: 'saves', names: names('XLS XLSX XLT XLTX CSV TXT HTML PDF') },
    ],
    together: ['writer', 'presentation', 'pdf'],
    questions: ['sheetExcel', 'sheetCsv', 'sheetPhone', 'appFree'],
  },
  pdf: {
    hero: { tone: 'tint', picture: 'beside' },
    sections: [
      { kind: 'feature', id: 'pdfMarkup' },
      { kind: 'tools', tone: 'tint' },
      { kind: 'feature', id: 'pdfPages', flipped: true },
      { kind: 'feature', id: 'pdfSign', tone: 'ink' },
      { kind: 'posts', tone: 'tint' },
      { kind: 'formats' },
      { kind: 'together', tone: 'tint' },
      { kind: 'faq' },
    ],
    formats: [
      { use: 'opens', names: names('PDF') },
      { use: 'creates', names: names('DOC DOCX XLS XLSX PPT PPTX JPG PNG') },
      { use: 'converts', names: names('DOCX XLSX PPTX JPG PNG TXT') },
    ],
    together: ['writer', 'spreadsheets', 'presentation'],
    questions: ['pdfFree', 'pdfUpload', 'pdfScan', 'pdfAds'],
  },
};

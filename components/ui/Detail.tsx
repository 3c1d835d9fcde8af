import { Picture, type PictureName } from '@/components/ui/Picture';
import styles from './Detail.module.scss';

/** Close views: which picture each is a part of. The style says which part. */
export const details = {
  writerStructure: 'office/writer',
  writerReview: 'office/writer',
  writerLayout: 'office/writer',
  sheetFormulas: 'office/spreadsheet',
  sheetCharts: 'office/spreadsheet',
  sheetPivot: 'office/pivot',
  slideDesign: 'office/presentation',
  slideOrder: 'office/presentation',
  slidePresent: 'office/presenter',
  pdfMarkup: 'office/pdf',
  pdfPages: 'office/pdf',
  pdfSign: 'office/pdf',
  pdfPanel: 'office/pdf',
  docsShare: 'home/collaboration',
  docsComments: 'home/collaboration',
} as const satisfies Record<string, PictureName>;

/** Pictures that are shown whole, at the width of the text. */
const whole: readonly PictureName[] = ['office/pivot', 'office/presenter'];

/** A part of a product picture, close up, where the text beside it says what there is to see. */
export function Detail({ name }: { name: keyof typeof details }) {
  const picture = details[name];
  return (
    <div className={styles.frame} data-detail={name}>
      <Picture
        name={picture}
        alt=""
        className={styles.picture}
        enlarged={!whole.includes(picture)}
      />
    </div>
  );
}

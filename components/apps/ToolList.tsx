import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { pdfTools, type PdfToolId } from '@/config/pages/pdfTools';
import styles from './ToolList.module.scss';

/** PDF tools with what each does and the plan that it comes with. */
export function ToolList({ ids }: { ids: readonly PdfToolId[] }) {
  const t = useTranslations();
  return (
    <ul className={styles.tools}>
      {pdfTools
        .filter(({ id }) => ids.includes(id))
        .map(({ id, icon, plan }) => (
          <li key={id} className={styles.tool} data-plan={plan}>
            <Icon name={icon} className={styles.icon} />
            <div className={styles.words}>
              <strong className={styles.name}>{t(`pdfTools.${id}.name`)}</strong>
              <p className={styles.text}>{t(`pdfTools.${id}.text`)}</p>
              <p className={styles.plan}>{t(`plans.${plan}`)}</p>
            </div>
          </li>
        ))}
    </ul>
  );
}

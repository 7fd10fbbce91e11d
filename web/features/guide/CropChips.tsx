import type { RowsOfCrop } from '#shared/domain/guide/guide-content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './CropChips.module.css';

/**
 * The way to one crop's rows in the label tables: links to the first of them, which leave only that crop's once the page's
 * script runs (reading/crop-filter.ts).
 */
export function CropChips({ crops }: { crops: readonly RowsOfCrop[] }) {
  const { t } = useTranslation('guide');
  return (
    <section className={styles.chips} aria-labelledby="crops">
      <p id="crops" className={styles.title}>
        {t('crops.title')}
      </p>
      <ul className={styles.list}>
        {crops.map(({ crop, name, row }) => (
          <li key={crop}>
            <a href={`#${row}`} data-crop={crop} className={styles.chip}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.said} data-said={t('crops.said')} />
    </section>
  );
}

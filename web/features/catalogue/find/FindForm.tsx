import { Search } from 'lucide-react';
import { CROPS } from '#content/crops.ts';
import type { Product } from '#shared/contract/content/products.ts';
import { SHELF_PATH, type ShelfQuery } from '#shared/domain/catalogue/shelf-address.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { GROUPS } from '../shelves.ts';
import styles from './Find.module.css';
import { cropsOn } from './shelf-index.ts';

interface FindFormProps {
  products: readonly Product[];
  /** What was asked for, as the fields show it. */
  asked?: ShelfQuery;
}

/** Narrows the price list by words, group and crop. The browser sends it by itself, so it works before any script has come. */
export function FindForm({ products, asked }: FindFormProps) {
  const { t, language } = useTranslation('products');
  const groups = GROUPS.map((id) => ({ value: id, word: t(`categories.${id}.title`) }));
  const crops = cropsOn(products).map((crop) => ({ value: crop, word: CROPS[crop]?.[language] ?? crop }));
  return (
    <search>
      <form action={SHELF_PATH} className={styles.form} aria-label={t('find.label')}>
        <label className={styles.field}>
          <span>{t('find.words')}</span>
          <input type="search" name="q" defaultValue={asked?.words} maxLength={80} enterKeyHint="search" />
        </label>
        <Narrow name="category" label={t('find.group')} values={groups} chosen={asked?.category} />
        {crops.length > 0 ? (
          <Narrow name="crop" label={t('find.crop')} values={crops} chosen={asked?.crop} />
        ) : null}
        <Button type="submit" icon={<Search aria-hidden="true" />}>
          {t('find.submit')}
        </Button>
      </form>
    </search>
  );
}

interface NarrowProps {
  name: string;
  label: string;
  values: readonly { value: string; word: string }[];
  chosen: string | undefined;
}

function Narrow({ name, label, values, chosen }: NarrowProps) {
  const { t } = useTranslation('products');
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select name={name} defaultValue={chosen}>
        <option value="">{t('find.all')}</option>
        {values.map(({ value, word }) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}

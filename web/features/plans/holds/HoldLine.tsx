import { Hand } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Choice } from '../../../ui/fields/Choice.tsx';
import styles from '../office/Composer.module.css';
import { HoldQuestion } from './HoldQuestion.tsx';

interface HoldLineProps {
  product: string;
  claim: string | null;
  name: string;
}

/** Stops the product of a line, or its row of the label, for every plan, with a reason. */
export function HoldLine(props: HoldLineProps) {
  const { t } = useTranslation('plans');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" className={styles.drop} onClick={() => setAsked(true)}>
        <Hand aria-hidden="true" width={16} /> {t('hold.place')}
      </button>
      {isAsked ? <Place {...props} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

function Place({ product, claim, name, onClose }: HoldLineProps & { onClose: () => void }) {
  const { t } = useTranslation('plans');
  const [isRow, setRow] = useState(claim !== null);
  return (
    <HoldQuestion
      title={t('hold.placeTitle', { name })}
      confirmLabel={t('hold.place')}
      path="/admin/holds"
      body={{ product, claim: isRow ? claim : null }}
      done={t('hold.placed')}
      onClose={onClose}
    >
      <p>{t('hold.placeText')}</p>
      {claim === null ? null : (
        <Choice
          label={t('hold.scope')}
          options={[
            { value: 'row', label: t('hold.row') },
            { value: 'product', label: t('hold.product') },
          ]}
          chosen={isRow ? 'row' : 'product'}
          onChoose={(scope) => setRow(scope === 'row')}
        />
      )}
    </HoldQuestion>
  );
}

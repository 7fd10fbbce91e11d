import { X } from 'lucide-react';
import { PAYMENT_FILTERS, type PaymentFilter } from '#shared/domain/money/payment-state.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import desk from '../../../ui/desk/DeskList.module.css';
import { Button } from '../../../ui/fields/Button.tsx';
import styles from './PaymentList.module.css';
import type { PaymentsFilter } from './payment-list.api.ts';

/** What is looked for most stands first. */
const ORDER: readonly (PaymentFilter | null)[] = [
  null,
  'attention',
  ...PAYMENT_FILTERS.filter((filter) => filter !== 'attention'),
];

interface PaymentFiltersProps {
  filter: PaymentsFilter;
  attention: number;
  onFilter: (filter: PaymentsFilter) => void;
}

export function PaymentFilters({ filter, attention, onFilter }: PaymentFiltersProps) {
  const { t } = useTranslation('money');
  return (
    <fieldset className={`${desk.filters} ${styles.filters}`} data-large>
      <legend>{t('filters')}</legend>
      {ORDER.map((state) => (
        <button
          key={state ?? 'all'}
          type="button"
          aria-pressed={state === filter.state}
          onClick={() => onFilter({ ...filter, state })}
        >
          {t(`filter.${state ?? 'all'}`)}
          {state === 'attention' && attention > 0 ? <span className={styles.count}>{attention}</span> : null}
        </button>
      ))}
      {filter.chatId === null ? null : (
        <Button
          tone="secondary"
          icon={<X aria-hidden="true" />}
          title={t('clearChat')}
          onClick={() => onFilter({ ...filter, chatId: null })}
        >
          {t('onlyChat')}
        </Button>
      )}
    </fieldset>
  );
}

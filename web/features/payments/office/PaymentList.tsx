import { IndianRupee } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import desk from '../../../ui/desk/DeskList.module.css';
import { Button } from '../../../ui/fields/Button.tsx';
import { PagedList, SkeletonRows } from '../../../ui/PagedList.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { HealthLine } from './HealthLine.tsx';
import { PaymentFilters } from './PaymentFilters.tsx';
import styles from './PaymentList.module.css';
import { PaymentPanel } from './PaymentPanel.tsx';
import { PaymentRow } from './PaymentRow.tsx';
import { PriceWarning } from './PriceWarning.tsx';
import type { PaymentsFilter } from './payment-list.api.ts';
import { usePayments } from './use-payments.ts';

const GREY_WIDTHS = ['58%', '44%', '62%', '50%', '66%'];

interface PaymentListProps {
  filter: PaymentsFilter;
  onFilter: (filter: PaymentsFilter) => void;
  /** The payment that stands open, null for none. */
  pid: number | null;
  onOpen: (pid: number | null) => void;
}

/** Every payment with how it stands, and behind each what the office can do about it. */
export function PaymentList({ filter, onFilter, pid, onOpen }: PaymentListProps) {
  const { t } = useTranslation('money');
  const list = usePayments(filter);
  return (
    <section aria-label={t('heading')}>
      <PriceWarning />
      <p className={styles.lead}>{t('lead')}</p>
      {list.facts ? <HealthLine health={list.facts.health} /> : null}
      <PaymentFilters filter={filter} attention={list.facts?.attention ?? 0} onFilter={onFilter} />
      <PagedList
        list={list}
        words={{ failed: t('failed'), more: t('more') }}
        loading={<SkeletonRows label={t('loading')} first="90px" widths={GREY_WIDTHS} />}
        isEmpty={list.payments.length === 0}
        empty={
          <EmptyState
            icon={<IndianRupee aria-hidden="true" />}
            title={t('empty')}
            action={
              <Button tone="secondary" onClick={() => onFilter({ state: null, chatId: null })}>
                {t('showAll')}
              </Button>
            }
          >
            {t('emptyText')}
          </EmptyState>
        }
      >
        {list.payments.length > 0 ? (
          <ul
            className={`${desk.rows} ${styles.rows}`}
            aria-busy={list.isStale}
            data-stale={list.isStale || undefined}
          >
            {list.payments.map((payment) => (
              <PaymentRow key={payment.pid} payment={payment} onOpen={onOpen} />
            ))}
          </ul>
        ) : null}
      </PagedList>
      {pid === null ? null : (
        <PaymentPanel
          key={pid}
          pid={pid}
          fourEyes={list.facts ? { above: list.facts.four_eyes_above, second: list.facts.second } : undefined}
          onClose={() => onOpen(null)}
        />
      )}
    </section>
  );
}

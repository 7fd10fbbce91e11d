import { Ban, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Customer } from '#shared/contract/customers.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { ErrorState, Skeleton, VisuallyHidden } from '../../../ui/States.tsx';
import { MergeWithOther } from '../merge/MergeWithOther.tsx';
import { SamePerson } from '../merge/SamePerson.tsx';
import { WalkInCard } from '../walk-ins/WalkInCard.tsx';
import styles from './CustomerCard.module.css';
import { Dispatches, Payments, Quotations, Sprays } from './Histories.tsx';
import { NoteBox } from './NoteBox.tsx';
import type { CustomerView } from './use-customer.ts';
import { WhoCard } from './WhoCard.tsx';

interface CustomerCardProps {
  view: CustomerView;
  /** To another chat. */
  onOpen: (chatId: number) => void;
  /** What other features let the office do with this farmer. */
  acts: ReactNode;
}

/** Everything known of the farmer one talks with. Mount with a key of its own per chat. */
export function CustomerCard({ view, onOpen, acts }: CustomerCardProps) {
  const { t } = useTranslation('customer');
  const { customer } = view;
  const seesLog = useAbility('log.read');
  if (view.phase === 'failed') {
    return (
      <ErrorState title={t('failed')} onRetry={view.retry}>
        {errorText(view.error, '')}
      </ErrorState>
    );
  }
  if (!customer) return <SkeletonCard />;
  return (
    <div className={styles.card}>
      <WhoCard customer={customer} />
      <SamePerson customer={customer} onOpen={onOpen} />
      {customer.walk_in ? <WalkInCard customer={customer} walkIn={customer.walk_in} /> : null}
      {customer.block ? <BlockedLine block={customer.block} /> : null}
      <NoteBox customer={customer} />
      <Quotations list={customer.quotations} />
      <Payments list={customer.payments} />
      <Sprays list={customer.sprays} />
      <Dispatches list={customer.dispatches} />
      {acts}
      <MergeWithOther chatId={customer.chat_id} onOpen={onOpen} />
      {seesLog ? (
        <Link className={styles.log} to={`/admin/settings/log?chat=${customer.chat_id}`}>
          <ScrollText aria-hidden="true" />
          <span>{t('log')}</span>
        </Link>
      ) : null}
    </div>
  );
}

function BlockedLine({ block }: { block: NonNullable<Customer['block']> }) {
  const { t, language } = useTranslation('customer');
  return (
    <div className={styles.blocked}>
      <Ban aria-hidden="true" />
      <div>
        <p className={styles.strong}>{t('blocked.since', { when: formatDateTime(block.at, language) })}</p>
        {block.by ? <p>{textIn(block.by, language)}</p> : null}
        <p>{block.reason ?? t('blocked.noReason')}</p>
      </div>
    </div>
  );
}

/** The card's own shape, grey. */
function SkeletonCard() {
  const { t } = useTranslation('customer');
  return (
    <div className={styles.card} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width="62%" height="24px" />
      <Skeleton width="80%" />
      <Skeleton width="48%" />
      <Skeleton height="72px" />
      <Skeleton width="40%" height="20px" />
      <Skeleton height="44px" />
      <Skeleton height="44px" />
    </div>
  );
}

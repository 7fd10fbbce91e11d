import { ExternalLink, FileText } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { CustomerDispatch, CustomerPayment, CustomerSpray } from '#shared/contract/customers.ts';
import type { Quotation } from '#shared/contract/quotes.ts';
import { type LocalizedText, textIn } from '#shared/domain/by-language.ts';
import { safeTrackingLink } from '#shared/domain/chat/lr-text.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDate, formatWrittenDate } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import styles from './Histories.module.css';

/** As many as tell how things stand; the rest is one press away. */
const SHOWN_AT_FIRST = 3;

interface HistoryProps<T> {
  title: string;
  empty: string;
  list: readonly T[];
  keyOf: (item: T) => number;
  children: (item: T) => ReactNode;
}

function History<T>({ title, empty, list, keyOf, children }: HistoryProps<T>) {
  const { t } = useTranslation('customer');
  const [isWhole, setWhole] = useState(false);
  const headingId = useId();
  const shown = isWhole ? list : list.slice(0, SHOWN_AT_FIRST);
  return (
    <section className={styles.history} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.title}>
        {title} {list.length > 0 ? <span className={styles.count}>{list.length}</span> : null}
      </h3>
      {list.length === 0 ? <p className={styles.empty}>{empty}</p> : null}
      <ul className={styles.list}>
        {shown.map((item) => (
          <li key={keyOf(item)} className={styles.item}>
            {children(item)}
          </li>
        ))}
      </ul>
      {list.length > SHOWN_AT_FIRST ? (
        <Button tone="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('fewer') : t('more', { count: list.length - SHOWN_AT_FIRST })}
        </Button>
      ) : null}
    </section>
  );
}

/** When and by whom. */
function Written({ at, by }: { at: string; by: LocalizedText }) {
  const { language } = useTranslation('customer');
  return (
    <span>
      {formatDate(at, language)} · {textIn(by, language)}
    </span>
  );
}

/** Priced offers and what has become of them. */
export function Quotations({ list }: { list: readonly Quotation[] }) {
  const { t } = useTranslation('customer');
  return (
    <History title={t('quotations.title')} empty={t('quotations.empty')} list={list} keyOf={({ id }) => id}>
      {({ amount, refunded, status, created_at: at, file_path: path, original_name: name, by }) => (
        <>
          <div className={styles.first}>
            <span className={styles.main}>
              {amount > 0 ? formatRupees(amount) : t('quotations.noAmount')}
            </span>
            <span className={styles.pill} data-state={refunded > 0 ? 'refunded' : status}>
              {status === 'paid' && refunded > 0
                ? t('payments.partlyBack', { amount: formatRupees(refunded) })
                : t(`quotations.${status}`)}
            </span>
          </div>
          <div className={styles.second}>
            <Written at={at} by={by} />
            {path ? (
              <a href={path} target="_blank" rel="noopener" className={styles.link}>
                <FileText aria-hidden="true" />
                <span>{name}</span>
              </a>
            ) : null}
          </div>
        </>
      )}
    </History>
  );
}

export function Payments({ list }: { list: readonly CustomerPayment[] }) {
  const { t, language } = useTranslation('customer');
  return (
    <History title={t('payments.title')} empty={t('payments.empty')} list={list} keyOf={({ pid }) => pid}>
      {({
        amount,
        refunded,
        all_back: isAllBack,
        item,
        status,
        created_at: begun,
        paid_at: paid,
        ...goods
      }) => (
        <>
          <div className={styles.first}>
            <span className={styles.main}>{formatRupees(amount)}</span>
            <span className={styles.pill} data-state={refunded > 0 ? 'refunded' : status}>
              {isAllBack
                ? t('payments.allBack')
                : refunded > 0
                  ? t('payments.partlyBack', { amount: formatRupees(refunded) })
                  : t(`payments.${status}`)}
            </span>
          </div>
          <div className={styles.second}>
            <span>{formatDate(paid ?? begun, language)}</span>
            {item ? <span>{textIn(item, language)}</span> : null}
            <GoodsState {...goods} />
          </div>
        </>
      )}
    </History>
  );
}

function GoodsState({
  to_send: isToSend,
  handed_over: isHandedOver,
  lr_number: lr,
}: Pick<CustomerPayment, 'to_send' | 'handed_over' | 'lr_number'>) {
  const { t } = useTranslation('customer');
  if (isToSend) return <strong>{t('payments.toSend')}</strong>;
  if (lr) return <span>{t('payments.sent', { lr })}</span>;
  return isHandedOver ? <span>{t('payments.handedOver')}</span> : null;
}

/** What the farmer told of their last sprays. */
export function Sprays({ list }: { list: readonly CustomerSpray[] }) {
  const { t, language } = useTranslation('customer');
  return (
    <History
      title={t('sprays.title')}
      empty={t('sprays.empty')}
      list={list}
      keyOf={({ message_id }) => message_id}
    >
      {({ spray, sent_at: at }) => (
        <>
          <div className={styles.first}>
            <span className={styles.main}>{spray.chemical || '-'}</span>
            <span>{spray.dosage || '-'}</span>
          </div>
          <div className={styles.second}>
            <span>{t('sprays.on', { date: formatWrittenDate(spray.date ?? '', language) || '-' })}</span>
            <span>{t('sprays.told', { date: formatDate(at, language) })}</span>
          </div>
        </>
      )}
    </History>
  );
}

export function Dispatches({ list }: { list: readonly CustomerDispatch[] }) {
  const { t } = useTranslation('customer');
  return (
    <History title={t('dispatches.title')} empty={t('dispatches.empty')} list={list} keyOf={({ id }) => id}>
      {({ lr_number: lr, tracking_link, sent_at: at, by }) => {
        const link = safeTrackingLink(tracking_link);
        return (
          <>
            <div className={styles.first}>
              <span className={styles.main}>{lr}</span>
            </div>
            <div className={styles.second}>
              <Written at={at} by={by} />
              {link ? (
                <a
                  href={link}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className={styles.link}
                  aria-label={t('dispatches.trackOne', { lr })}
                >
                  <ExternalLink aria-hidden="true" />
                  <span>{t('dispatches.track')}</span>
                </a>
              ) : null}
            </div>
          </>
        );
      }}
    </History>
  );
}

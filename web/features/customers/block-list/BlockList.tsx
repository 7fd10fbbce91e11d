import { LockOpen, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BlockedFarmer } from '#shared/contract/customers.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { displayMobile } from '#shared/domain/digits.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { PagedList, SkeletonRows } from '../../../ui/PagedList.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { ConfirmDialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import styles from './BlockList.module.css';
import { type BlockList as List, useBlockList } from './use-block-list.ts';

/** The farmers who may not write: why, since when, by whom, and the way back. */
export function BlockList() {
  const { t } = useTranslation('blocked');
  const list = useBlockList();
  const [asked, setAsked] = useState<BlockedFarmer | null>(null);
  return (
    <section aria-label={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      <PagedList
        list={list}
        words={{ failed: t('failed'), more: t('more') }}
        loading={<SkeletonRows label={t('loading')} first="64px" widths={['60%', '48%', '66%']} />}
        isEmpty={list.farmers.length === 0}
        empty={
          <EmptyState icon={<UserCheck aria-hidden="true" />} title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        }
      >
        <ul className={styles.rows}>
          {list.farmers.map((farmer) => (
            <Row key={farmer.farmer_id} farmer={farmer} onUnblock={() => setAsked(farmer)} />
          ))}
        </ul>
      </PagedList>
      {asked ? (
        <UnblockQuestion farmer={asked} unblock={list.unblock} onClose={() => setAsked(null)} />
      ) : null}
    </section>
  );
}

function Row({ farmer, onUnblock }: { farmer: BlockedFarmer; onUnblock: () => void }) {
  const { t, language } = useTranslation('blocked');
  const { name, address, mobile, block, chat_id: chatId } = farmer;
  const mayUnblock = useAbility('customer.block');
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          {chatId === null ? name : <Link to={`/admin?chat=${chatId}`}>{name}</Link>}
        </p>
        <p className={styles.soft}>
          {displayMobile(mobile)} · {address}
        </p>
        <p className={styles.reason}>{block.reason ?? t('noReason')}</p>
        <p className={styles.soft}>
          {block.by === null
            ? formatDateTime(block.at, language)
            : t('by', { when: formatDateTime(block.at, language), who: textIn(block.by, language) })}
        </p>
      </div>
      {mayUnblock ? (
        <Button
          tone="secondary"
          icon={<LockOpen aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-label={t('unblockOne', { name })}
          onClick={onUnblock}
        >
          {t('unblock')}
        </Button>
      ) : null}
    </li>
  );
}

interface UnblockQuestionProps {
  farmer: BlockedFarmer;
  unblock: List['unblock'];
  onClose: () => void;
}

function UnblockQuestion({ farmer, unblock, onClose }: UnblockQuestionProps) {
  const { t } = useTranslation('blocked');
  const { name } = farmer;
  const [busy, setBusy] = useState(false);

  async function handleConfirm(): Promise<void> {
    setBusy(true);
    try {
      await unblock(farmer);
      showToast(t('done', { name }), { tone: 'success' });
      onClose();
    } catch (error) {
      showToast(errorText(error, t('unblockFailed')), { tone: 'error' });
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      tone="primary"
      title={t('ask', { name })}
      confirmLabel={t('unblock')}
      busy={busy}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      {t('askText')}
    </ConfirmDialog>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Customer, CustomerAnswer } from '#shared/contract/customers.ts';
import type { FarmersAnswer } from '#shared/contract/desk.ts';
import type { MergeBody } from '#shared/contract/office/same-person.ts';
import { displayMobile } from '#shared/domain/digits.ts';
import { errorText } from '../../../lib/error-text.ts';
import { getJson, HttpError, postJson } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDate } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { ErrorState, Loading } from '../../../ui/States.tsx';
import { ConfirmDialog, Dialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { fetchCustomer, putCustomer } from '../card/use-customer.ts';
import styles from './Merge.module.css';

type FoundCustomer = FarmersAnswer['farmers'][number] & { chat_id: number };

interface MergeQuestionProps {
  /** The two, by their chats; the first stays where both could. */
  chatIds: readonly [number, number];
  onClose: () => void;
  /** The chat in which everything is now. */
  onMerged: (chatId: number) => void;
}

/**
 * Shows two customers side by side and asks whether they are to become one, for good. Whom it showed first it is about
 * until it is closed, whatever the card behind it turns to.
 */
export function MergeQuestion({ chatIds: named, onClose, onMerged }: MergeQuestionProps) {
  const { t } = useTranslation('walkin');
  const { t: card } = useTranslation('customer');
  const [chatIds] = useState(named);
  const two = useQuery({
    queryKey: ['customer', 'merge', ...chatIds],
    queryFn: ({ signal }) => Promise.all(chatIds.map((chatId) => fetchCustomer(chatId, signal))),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [first, second] = two.data ?? [];
  if (!first || !second) {
    return (
      <Dialog open onClose={onClose} title={t('same.mergeTitle')}>
        {two.isError ? (
          <ErrorState title={card('failed')} onRetry={() => void two.refetch()} />
        ) : (
          <Loading label={card('loading')} />
        )}
      </Dialog>
    );
  }
  if (logsIn(first) && logsIn(second)) {
    return (
      <Dialog open onClose={onClose} title={t('same.mergeTitle')}>
        <SideBySide first={first} second={second} />
        <p>{t('same.bothLogIn')}</p>
      </Dialog>
    );
  }
  return <Question customers={[first, second]} onClose={onClose} onMerged={onMerged} />;
}

type QuestionProps = Omit<MergeQuestionProps, 'chatIds'> & { customers: [Customer, Customer] };

function Question({ customers: [first, second], onClose, onMerged }: QuestionProps) {
  const { t } = useTranslation('walkin');
  const client = useQueryClient();
  const isFree = !logsIn(first) && !logsIn(second) && hasNumber(first) === hasNumber(second);
  const [isSwapped, setSwapped] = useState(logsIn(second) || (hasNumber(second) && !hasNumber(first)));
  const [busy, setBusy] = useState(false);
  const [stays, comes] = isSwapped ? [second, first] : [first, second];

  async function handleConfirm(): Promise<void> {
    setBusy(true);
    try {
      putCustomer(client, await mergeInto(stays, comes));
      showToast(t('same.done'), { tone: 'success' });
      onMerged(stays.chat_id);
    } catch (error) {
      showToast(errorText(error, t('same.failed')), { tone: 'error' });
      if (error instanceof HttpError && error.code === 'CUSTOMER_CHANGED') onClose();
      else setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      title={t('same.mergeTitle')}
      confirmLabel={t('same.confirm')}
      busy={busy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <p>{t('same.mergeText')}</p>
      <SideBySide first={stays} second={comes} names={[t('same.stays'), t('same.comes')]} />
      {isFree ? (
        <Button tone="quiet" onClick={() => setSwapped(!isSwapped)}>
          {t('same.swap')}
        </Button>
      ) : null}
    </ConfirmDialog>
  );
}

interface SideBySideProps {
  first: Customer;
  second: Customer;
  /** What becomes of each. */
  names?: readonly [string, string];
}

function SideBySide({ first, second, names }: SideBySideProps) {
  const { t, language } = useTranslation('walkin');
  return (
    <div className={styles.two}>
      {[first, second].map((customer, index) => (
        <div key={customer.chat_id} className={styles.one} data-stays={(names && index === 0) || undefined}>
          {names ? <p className={styles.role}>{names[index]}</p> : null}
          <p className={styles.name}>{customer.name}</p>
          <p>{customer.address}</p>
          <p>{numberOf(customer) === '' ? t('same.noNumber') : displayMobile(numberOf(customer))}</p>
          <p>{t('same.customerSince', { when: formatDate(customer.since, language) })}</p>
          <p>
            {t('same.papers', {
              quotations: customer.quotations.length,
              payments: customer.payments.length,
            })}
          </p>
        </div>
      ))}
    </div>
  );
}

/** Theirs, or the one that was theirs. */
function numberOf({ mobile, set_aside, walk_in }: Customer): string {
  return mobile || (set_aside?.mobile ?? walk_in?.disowned_mobile ?? '');
}

/** One that is theirs now: it would be lost in an account that has none. */
function hasNumber({ mobile }: Customer): boolean {
  return mobile !== '';
}

/** Whether this is an account that its farmer comes into by themselves. */
function logsIn({ mobile, walk_in }: Customer): boolean {
  return mobile !== '' && (walk_in === null || walk_in.claimed_at !== null);
}

/** Those who have a chat: there is nothing of the others that could come along. */
export async function findCustomers(q: string, signal: AbortSignal): Promise<FoundCustomer[]> {
  const { farmers } = await getJson<FarmersAnswer>('/admin/farmers', { query: { q }, signal });
  return farmers.filter((farmer): farmer is FoundCustomer => farmer.chat_id !== null);
}

/** Brings all of the one into the other, if both still are as they were shown. Answers the customer who stays. */
async function mergeInto(stays: Customer, comes: Customer): Promise<Customer> {
  const body: MergeBody = {
    from_chat_id: comes.chat_id,
    seen: { stays: shown(stays), comes: shown(comes) },
  };
  return (await postJson<CustomerAnswer>(`/admin/customers/${stays.chat_id}/merge`, body)).customer;
}

const shown = (customer: Customer) => ({
  name: customer.name,
  address: customer.address,
  mobile: numberOf(customer),
});

export async function tellApart(chatId: number, fromChatId: number): Promise<Customer> {
  const body = { from_chat_id: fromChatId };
  return (await postJson<CustomerAnswer>(`/admin/customers/${chatId}/tell-apart`, body)).customer;
}

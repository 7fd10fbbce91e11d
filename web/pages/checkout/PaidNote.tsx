import { type FormEvent, useState } from 'react';
import { formatPaise } from '#shared/domain/money/money.ts';
import { readUtr, utrNoteId } from '#shared/domain/money/upi.ts';
import { type SendMessage, useSendMessage } from '../../features/chat/outbox/use-send-message.ts';
import type { Order } from '../../features/payments/checkout/read-order.ts';
import type { Paid } from '../../features/payments/checkout/use-tried.ts';
import { codeText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button, ButtonLink } from '../../ui/fields/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './checkout.module.css';

interface PaidNoteProps {
  mobile: string;
  order: Order;
  paid: Paid;
  /** The login turned out to be over; the note waits on the phone. */
  onLoginNeeded: () => void;
}

/**
 * "I have paid": the UTR on its way to the office as an ordinary message of the chat, safe on the phone before it
 * leaves and never said twice. It claims nothing: the office looks at the bank, in the account that it names.
 */
export function PaidNote({ mobile, order, paid, onLoginNeeded }: PaidNoteProps) {
  const { t } = useTranslation('checkout');
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [noteId, setNoteId] = useState<string | null>(null);
  const messages = useSendMessage({ side: 'farmer', chatId: null, mobile }, (event) => {
    if (event.type === 'login_needed') onLoginNeeded();
  });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const utr = readUtr(typed);
    setIsWrong(utr === null);
    if (utr === null) return;
    const clientId = utrNoteId(mobile, utr);
    const said = {
      amount: formatPaise(paid.amountPaise),
      ...{ payTo: paid.upiId, item: order.name || t('item'), sku: order.sku, utr },
    };
    const { other } = paid;
    const text = other === undefined ? t('note.message', said) : t('note.messageOther', { ...said, other });
    setNoteId(clientId);
    void messages.send({ clientId, text });
  }

  if (noteId !== null) return <Outcome noteId={noteId} messages={messages} />;
  return (
    <form className={styles.note} onSubmit={handleSubmit} noValidate>
      <TextField
        label={t('note.utr')}
        hint={t('note.hint')}
        error={isWrong ? t('note.wrong') : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        figures
      />
      <Button type="submit" tone="secondary" wide>
        {t('note.send')}
      </Button>
    </form>
  );
}

function Outcome({ noteId, messages }: { noteId: string; messages: SendMessage }) {
  const { t } = useTranslation('checkout');
  const note = messages.pending.find((message) => message.clientId === noteId);
  const isRefused = note?.state === 'failed';
  return (
    <>
      <p role="status" className={styles.said}>
        {isRefused
          ? codeText(note.refusal?.code ?? '', note.refusal?.text || t('note.refused'))
          : t(note?.state === 'sent' ? 'note.sent' : 'note.waiting')}
      </p>
      {isRefused ? (
        <Button tone="secondary" onClick={() => messages.retry(noteId)}>
          {t('note.again')}
        </Button>
      ) : null}
      <ButtonLink tone="secondary" to="/farmers">
        {t('note.chat')}
      </ButtonLink>
    </>
  );
}

import { Check, CheckCheck, Clock3 } from 'lucide-react';
import type { Watermarks } from '#shared/contract/chat.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './MessageCard.module.css';

export type TickState = 'queued' | 'sending' | 'sent' | 'delivered' | 'read';

/** How far an own message has come, by the other side's watermarks. */
export function tickOf(seq: number, otherSide: Watermarks): TickState {
  if (otherSide.read_seq >= seq) return 'read';
  return otherSide.delivered_seq >= seq ? 'delivered' : 'sent';
}

export function Ticks({ state }: { state: TickState }) {
  const { t } = useTranslation('chat');
  const Icon = { queued: Clock3, sending: Clock3, sent: Check, delivered: CheckCheck, read: CheckCheck }[
    state
  ];
  return (
    <span role="img" aria-label={t(`tick.${state}`)} className={state === 'read' ? styles.read : styles.tick}>
      <Icon aria-hidden="true" />
    </span>
  );
}

import { BellRing } from 'lucide-react';
import type { SenderRole } from '#shared/contract/wire.ts';
import { writeStored } from '../../lib/device/local-store.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { OfferCard } from '../../ui/site/OfferCard.tsx';
import { CHOICE } from './subscription.ts';
import type { Push } from './use-push.ts';

interface PushOfferProps {
  side: SenderRole;
  push: Push;
  /** Only once there is something worth being told of: the office has answered, a farmer has written. */
  when: boolean;
}

/** Offers notifications, once. The browser's own question comes only after a yes to this one. */
export function PushOffer({ side, push, when }: PushOfferProps) {
  const { t } = useTranslation('push');
  if (!when || push.state !== 'unasked') return null;
  const forFarmer = side === 'farmer';
  return (
    <OfferCard
      icon={<BellRing aria-hidden="true" />}
      label={t('offer.label')}
      title={t(forFarmer ? 'offer.title' : 'offer.officeTitle')}
      text={t(forFarmer ? 'offer.text' : 'offer.officeText')}
      busy={push.busy}
      accept={{ label: t('offer.accept'), onAccept: () => void push.turnOn() }}
      later={{ label: t('offer.later'), onLater: () => writeStored(CHOICE[side], 'later') }}
    />
  );
}

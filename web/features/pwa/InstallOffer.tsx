import { Smartphone } from 'lucide-react';
import { STORED, writeStored } from '../../lib/device/local-store.ts';
import { useStored } from '../../lib/device/use-stored.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { OfferCard } from '../../ui/site/OfferCard.tsx';
import { install, useInstallWay } from './install-prompt.ts';

/**
 * Offers to put the app on the phone: once, and only `when` the reader has got something out of it (the first
 * message is sent). Whatever they answer, it does not ask again.
 */
export function InstallOffer({ when }: { when: boolean }) {
  const { t } = useTranslation('pwa');
  const way = useInstallWay();
  const answered = useStored(STORED.installOffer) !== null;
  if (!when || answered || way === 'none') return null;

  const answer = () => writeStored(STORED.installOffer, new Date().toISOString());
  async function handleAccept(): Promise<void> {
    await install();
    answer();
  }

  return (
    <OfferCard
      icon={<Smartphone aria-hidden="true" />}
      label={t('install.label')}
      title={t('install.title')}
      text={way === 'hand' ? t('install.textIos') : t('install.text')}
      accept={way === 'hand' ? null : { label: t('install.accept'), onAccept: () => void handleAccept() }}
      later={{ label: t('install.later'), onLater: answer }}
    />
  );
}

import { STORED, writeStored } from '../lib/device/local-store.ts';
import { useStoredNumber } from '../lib/device/use-stored.ts';
import { useTranslation } from '../lib/i18n.ts';
import type { ReactIsland } from '../lib/islands/island.ts';
import { Badge } from '../ui/Badge.tsx';
import { ButtonLink } from '../ui/fields/Button.tsx';

/** To the chat, with the number of messages that wait there; following it resets the count. */
function StartChat() {
  const { t } = useTranslation(['clinic', 'common']);
  const unread = useStoredNumber(STORED.farmerUnread);
  return (
    <ButtonLink tone="accent" to="/farmers" onClick={() => writeStored(STORED.farmerUnread, '0')}>
      {t('hero.chat')}{' '}
      <Badge count={unread} tone="leaf" label={t('common:nav.newMessages', { count: unread })} />
    </ButtonLink>
  );
}

export default {
  name: 'StartChat',
  wake: 'farmer',
  words: ['clinic'],
  Component: StartChat,
} satisfies ReactIsland;

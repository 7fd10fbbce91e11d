import { PhoneCall } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAbility } from '../../lib/abilities.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/fields/Button.tsx';

const CallDialog = lazy(() => import('./CallDialog.tsx').then((module) => ({ default: module.CallDialog })));

/** Puts a phone call into the open thread. */
export function LogCall({ chat }: { chat: { id: number; name: string } }) {
  const { t } = useTranslation('walkin');
  const [isOpen, setOpen] = useState(false);
  const mayLog = useAbility('inbox.manage');
  if (!mayLog) return null;
  return (
    <>
      <IconButton label={t('call.open')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PhoneCall aria-hidden="true" />
      </IconButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <CallDialog chat={chat} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { PRIVACY_NOTICE_VERSION } from '#content/privacy-notice.ts';
import { errorText } from '../../lib/error-text.ts';
import { currentLanguage, useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { Dialog } from '../../ui/sheets/Dialog.tsx';
import { showToast } from '../../ui/sheets/toast-store.ts';
import { OfferCard } from '../../ui/site/OfferCard.tsx';
import { NoticeText } from './NoticeText.tsx';
import { agreeToNotice } from './privacy.api.ts';

/**
 * For who is logged in already when a new notice comes into force: it asks at every visit until they agree, and their
 * chat stays open meanwhile (section 5(2) of the Act lets an earlier consent stand).
 */
export function NoticeDue({ onAgreed }: { onAgreed: () => void }) {
  const { t } = useTranslation('notice');
  const [state, setState] = useState<'asking' | 'reading' | 'later'>('asking');
  const [busy, setBusy] = useState(false);

  async function handleAgree(): Promise<void> {
    setBusy(true);
    try {
      await agreeToNotice({ version: PRIVACY_NOTICE_VERSION, language: currentLanguage() });
      onAgreed();
    } catch (error) {
      showToast(errorText(error, t('failed')), { tone: 'error' });
      setBusy(false);
    }
  }

  if (state === 'later') return null;
  return (
    <>
      <OfferCard
        icon={<ShieldCheck aria-hidden="true" />}
        label={t('title')}
        title={t('title')}
        text={t('due.text')}
        accept={{ label: t('due.read'), onAccept: () => setState('reading') }}
        later={{ label: t('notNow'), onLater: () => setState('later') }}
      />
      <Dialog
        open={state === 'reading'}
        onClose={() => setState('asking')}
        title={t('title')}
        footer={
          <Button wide busy={busy} onClick={() => void handleAgree()}>
            {t('agreeAgain')}
          </Button>
        }
      >
        <NoticeText heading="h3" />
      </Dialog>
    </>
  );
}

import { BellOff, BookOpen, Camera } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import type { AlertCard } from '#shared/contract/clinic/alert-card.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button, ButtonLink } from '../../../ui/fields/Button.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { AlertSheet } from '../card/AlertSheet.tsx';
import { setAlertWish, tellToo, useAlertWish } from './alert-wish.ts';
import styles from './FarmerAlert.module.css';

interface FarmerAlertProps {
  card: AlertCard;
  /** Sends a photo with words; absent where this farmer may not write. */
  onPhoto?: ((photo: File, words: string) => void) | undefined;
}

/** An alert in the farmer’s thread: what it says, and what they may answer. */
export function FarmerAlert({ card, onPhoto }: FarmerAlertProps) {
  const { t } = useTranslation('alertcard');
  return (
    <AlertSheet card={card}>
      {onPhoto ? <SeenToo card={card} onPhoto={onPhoto} /> : null}
      {card.page ? (
        <ButtonLink to={card.page} tone="secondary" wide icon={<BookOpen aria-hidden="true" />}>
          {t('page')}
        </ButtonLink>
      ) : null}
      <Wish />
    </AlertSheet>
  );
}

function SeenToo({ card, onPhoto }: Required<FarmerAlertProps>) {
  const { t, language } = useTranslation('alertcard');
  const input = useRef<HTMLInputElement>(null);

  function handlePhoto({ target }: ChangeEvent<HTMLInputElement>): void {
    const [photo] = target.files ?? [];
    target.value = '';
    if (!photo) return;
    const names = { crop: textIn(card.crop, language), problem: textIn(card.problem, language) };
    onPhoto?.(photo, t('tooText', names));
    tellToo(card.id);
    showToast(t('tooSent'), { tone: 'success' });
  }
  return (
    <>
      <Button wide icon={<Camera aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t('too')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t('too')}
        onChange={handlePhoto}
      />
    </>
  );
}

/** One tap, and the way back in its place. */
function Wish() {
  const { t } = useTranslation('alertcard');
  const wanted = useAlertWish();
  if (wanted === false) {
    return (
      <p className={styles.stopped} role="status">
        <span>{t('stopped')}</span>
        <Button tone="quiet" onClick={() => void setAlertWish(true)}>
          {t('undo')}
        </Button>
      </p>
    );
  }
  return (
    <Button tone="quiet" wide icon={<BellOff aria-hidden="true" />} onClick={() => void setAlertWish(false)}>
      {t('stop')}
    </Button>
  );
}

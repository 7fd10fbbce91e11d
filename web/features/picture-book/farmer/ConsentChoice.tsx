import { useEffect, useState } from 'react';
import type {
  PictureConsent,
  PictureConsentAnswer,
  PictureConsentBody,
} from '#shared/contract/clinic/picture-book.ts';
import { PICTURE_CONSENT_VERSION } from '#shared/domain/clinic/picture-book.ts';
import { errorText } from '../../../lib/error-text.ts';
import { getJson, request } from '../../../lib/http.ts';
import { addStrings, useTranslation } from '../../../lib/i18n.ts';
import { formatDate } from '../../../lib/time.ts';
import type { Words } from '../../../lib/translate.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import styles from './ConsentChoice.module.css';

// What asks imports this file: few threads hold the question.
addStrings(
  import.meta.glob<Words>('../../../../content/strings/*/pictureconsent.json', { import: 'default' }),
);

export const CONSENT_STRINGS = ['pictureconsent'] as const;

interface ConsentChoiceProps {
  place: PictureConsentBody['place'];
}

/**
 * Whether a farmer’s crop photos may be shown: the question, what it means, and yes or no in one tap. What was answered
 * stands above the buttons, of which the other answer is left.
 */
export function ConsentChoice({ place }: ConsentChoiceProps) {
  const { t, language } = useTranslation('pictureconsent');
  const [consent, setConsent] = useState<PictureConsent | null>(null);
  const [busy, setBusy] = useState<boolean | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    // Without a line the question stands with both answers: a tap says what is wrong.
    fetchConsent(leaving.signal).then(setConsent, () => {});
    return () => leaving.abort();
  }, []);

  async function answer(given: boolean): Promise<void> {
    setBusy(given);
    try {
      setConsent(await answerConsent({ given, version: PICTURE_CONSENT_VERSION, language, place }));
      showToast(t(given ? 'thanks' : 'gone'), { tone: 'success' });
    } catch (error) {
      showToast(errorText(error, t('failed')), { tone: 'error' });
    }
    setBusy(null);
  }

  const given = consent?.given ?? null;
  return (
    <div className={styles.choice}>
      <p className={styles.question}>{t('question')}</p>
      <ul className={styles.points}>
        <li>{t('points.what')}</li>
        <li>{t('points.for')}</li>
        <li>{t('points.no')}</li>
        <li>{t('points.back')}</li>
      </ul>
      {consent ? <Answered consent={consent} place={place} day={dayOf(consent)} /> : null}
      <div className={styles.answers}>
        {given === true ? null : (
          <Button busy={busy === true} disabled={busy !== null} onClick={() => void answer(true)}>
            {t('yes')}
          </Button>
        )}
        {given === false ? null : (
          <Button
            tone="secondary"
            busy={busy === false}
            disabled={busy !== null}
            onClick={() => void answer(false)}
          >
            {t(given === true ? 'revoke' : 'noAnswer')}
          </Button>
        )}
      </div>
    </div>
  );

  function dayOf({ at }: PictureConsent): string {
    return at === null ? '' : formatDate(at, language);
  }
}

function Answered({
  consent: { given, shown },
  place,
  day,
}: {
  consent: PictureConsent;
  place: ConsentChoiceProps['place'];
  day: string;
}) {
  const { t } = useTranslation('pictureconsent');
  if (given === null) return place === 'chat' ? null : <p role="status">{t('unasked')}</p>;
  return (
    <p className={styles.answered} role="status">
      {t(given ? 'given' : 'refused', { day })}
      {shown > 0 ? ` ${t('shown', { count: shown })}` : ''}
    </p>
  );
}

async function fetchConsent(signal: AbortSignal): Promise<PictureConsent> {
  return (await getJson<PictureConsentAnswer>('/picture-consent', { signal })).consent;
}

async function answerConsent(body: PictureConsentBody): Promise<PictureConsent> {
  return (await request<PictureConsentAnswer>('PUT', '/picture-consent', body)).data.consent;
}

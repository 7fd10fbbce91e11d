import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WaitingAnswer } from '#shared/contract/content/prices.ts';
import type { LocalizedText } from '#shared/domain/by-language.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useAbility, useOwnId } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { CONTENT_KEY, useContentNews } from '../use-content.ts';
import { PlannedList } from './PlannedList.tsx';
import styles from './PriceList.module.css';
import { decideAll, fetchWaiting } from './prices.api.ts';

/** What colleagues want changed and one person alone may not: all that somebody asked for is agreed to at once. */
export function WaitingPrices() {
  const { t } = useTranslation('prices');
  useContentNews();
  const { data } = useQuery({
    queryKey: [...CONTENT_KEY, 'waiting'],
    queryFn: ({ signal }) => fetchWaiting(signal),
    staleTime: 0,
  });
  if (!data || data.waiting.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="waiting-prices">
      <h2 id="waiting-prices" className={styles.heading}>
        {t('waiting.title')}
      </h2>
      {data.waiting.map((group) => (
        <OneWaiting key={group.asked_by.id} group={group} />
      ))}
    </section>
  );
}

/** All that one person asked for. */
export function OneWaiting({ group }: { group: WaitingAnswer['waiting'][number] }) {
  const { t, language } = useTranslation('prices');
  const own = useOwnId();
  const mayPublish = useAbility('content.publish');
  const [busy, setBusy] = useState(false);
  const { asked_by: asker, mark, count, articles } = group;
  const isOwn = asker.id === own;
  const who = textIn(asker.name as LocalizedText, language);

  async function decide(agree: boolean): Promise<void> {
    setBusy(true);
    try {
      await decideAll({ asked_by: asker.id, mark, agree });
      showToast(t(agree ? 'waiting.agreed' : 'waiting.refused'), { tone: 'success' });
    } catch (error) {
      showToast(errorText(error, t('failed')), { tone: 'error' });
    }
    setBusy(false);
  }

  return (
    <div className={styles.waiting}>
      <p>{isOwn ? t('waiting.own', { count }) : t('waiting.by', { count, who })}</p>
      {mayPublish ? (
        <div className={styles.actions}>
          {isOwn ? null : (
            <Button disabled={busy} onClick={() => void decide(true)}>
              {t('waiting.agree', { count })}
            </Button>
          )}
          <Button tone="secondary" disabled={busy} onClick={() => void decide(false)}>
            {t(isOwn ? 'waiting.takeBack' : 'waiting.refuse')}
          </Button>
        </div>
      ) : null}
      <details className={styles.more}>
        <summary>{t('waiting.look')}</summary>
        <PlannedList articles={articles} count={count} heading={t('changes.title')} />
      </details>
    </div>
  );
}

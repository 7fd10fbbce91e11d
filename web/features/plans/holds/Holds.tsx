import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Hold, HoldsAnswer } from '#shared/contract/office/holds.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useAbility, useProvenAbility } from '../../../lib/abilities.ts';
import { getJson } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { HOLDS, HoldQuestion } from './HoldQuestion.tsx';
import styles from './Holds.module.css';

const NONE: readonly Hold[] = [];

/** What no plan passes with now. */
export function useHolds(): readonly Hold[] {
  const mayRead = useProvenAbility('case.read');
  const { data } = useQuery({
    queryKey: HOLDS,
    queryFn: ({ signal }) => getJson<HoldsAnswer>('/admin/holds', { signal }),
    enabled: mayRead,
    refetchOnMount: 'always',
  });
  // An empty answer is the same nothing as before it: nothing is judged anew for it.
  return data?.holds.length ? data.holds : NONE;
}

/** The list of them, each with the way to lift it for whoever may. */
export function Holds() {
  const { t, language } = useTranslation('plans');
  const holds = useHolds();
  const mayWrite = useAbility('plan.write');
  const [asked, setAsked] = useState<Hold | null>(null);
  if (holds.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t('hold.title')}</h2>
      <ul className={styles.holds}>
        {holds.map((hold) => (
          <li key={hold.id}>
            <p>
              <strong>{textIn(hold.name, language)}</strong>{' '}
              {hold.crop ? textIn(hold.crop, language) : t('hold.everywhere')}
              <small>
                {t('hold.by', {
                  who: textIn(hold.by, language),
                  when: formatDateTime(hold.held_at, language),
                  reason: hold.reason,
                })}
              </small>
            </p>
            {hold.may_lift ? (
              <Button tone="secondary" onClick={() => setAsked(hold)}>
                {t('hold.lift')}
              </Button>
            ) : mayWrite ? (
              <small>{t('hold.wantsSecond')}</small>
            ) : null}
          </li>
        ))}
      </ul>
      {asked ? <Lift key={asked.id} hold={asked} onDone={() => setAsked(null)} /> : null}
    </section>
  );
}

function Lift({ hold, onDone }: { hold: Hold; onDone: () => void }) {
  const { t, language } = useTranslation('plans');
  return (
    <HoldQuestion
      title={t('hold.liftTitle', { name: textIn(hold.name, language) })}
      confirmLabel={t('hold.lift')}
      path={`/admin/holds/${hold.id}/lift`}
      done={t('hold.lifted')}
      onClose={onDone}
    >
      {hold.is_alone ? <p>{t('hold.alone')}</p> : null}
    </HoldQuestion>
  );
}

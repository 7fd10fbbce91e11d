import { Sprout } from 'lucide-react';
import type { PlanCard } from '#shared/contract/office/plan-card.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { formatAtMost } from '../../../lib/format-figure.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatWrittenDate } from '../../../lib/time.ts';
import { copyPlan } from '../card/copy-plan.ts';
import styles from './OfficePlanCard.module.css';

/** A sent plan in the office's thread: in a few lines what was advised, and the way to all of it. */
export function OfficePlanCard({ card, onOpen }: { card: PlanCard; onOpen: () => void }) {
  const { t, language } = useTranslation('plans');
  const { crop, problem, lines, harvest_ask: ask, check } = card;
  const harvest = card.harvest_from ?? ask?.not_before;
  const day = (each: string) => formatWrittenDate(each, language);
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        <Sprout aria-hidden="true" />
        <span>
          {t('cardTitle', { crop: textIn(crop, language), problem: textIn(problem.name, language) })}
          <small>{t(`certainty.${problem.certainty}`)}</small>
        </span>
      </p>
      {lines.length > 0 ? (
        <ol className={styles.lines}>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sent plan's lines never move
            <li key={at}>
              {line.parts
                .map(({ active, strength }) => `${textIn(active, language)} ${strength}`)
                .join(' + ')}{' '}
              {line.formulation}
              <small>
                {[
                  line.per_acre !== null && line.unit
                    ? t('perAcre', { figure: formatAtMost(line.per_acre), unit: t(`unit.${line.unit}`) })
                    : '',
                  day(line.spray_on),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ol>
      ) : (
        <p>{t('noSpray')}</p>
      )}
      <p className={styles.days}>
        {[
          harvest || ask
            ? `${t('figure.harvest')}: ${[harvest ? day(harvest) : '', ask ? t('askFirst') : ''].filter(Boolean).join(', ')}`
            : '',
          check.on ? `${t('checkOn')}: ${day(check.on)}` : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <button type="button" className={styles.open} onClick={onOpen}>
        {t('openPlan')}
      </button>
      {lines.length > 0 ? (
        <button type="button" className={styles.open} onClick={() => void copyPlan(card)}>
          {t('copyPlan')}
        </button>
      ) : null}
    </div>
  );
}

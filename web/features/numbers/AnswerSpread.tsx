import type { NumbersAnswer } from '#shared/contract/office/numbers.ts';
import { ANSWER_TIME_FROM } from '#shared/domain/time/answer-promise.ts';
import { useAbility } from '../../lib/abilities.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { type Table, useSay } from './columns.ts';
import styles from './Numbers.module.css';
import { OfferFigure } from './OfferFigure.tsx';
import { Part } from './Part.tsx';

interface AnswerSpreadProps {
  answers: NumbersAnswer['answers'];
  range: { from: string; to: string };
}

/** How soon farmers were answered. */
export function AnswerSpread({ answers, range }: AnswerSpreadProps) {
  const { t } = useTranslation('numbers');
  const { count, duration } = useSay();
  const mayEdit = useAbility('content.edit');
  const { count: all, median_minutes: median, spread, open, settled } = answers;
  const share = (value: number) => (all > 0 ? Math.round((value / all) * 100) : 0);
  const table: Table = {
    file: `first-answers-${range.from}-${range.to}`,
    columns: [
      { label: t('answers.span'), kind: 'text' },
      { label: t('count'), kind: 'count' },
    ],
    rows: spread.map(({ span, count: of }) => [t(`span.${span}`), of]),
  };
  const facts = [
    [t('answers.count'), count(all)],
    ...(median === null ? [] : [[t('answers.half'), duration(median)]]),
    ...(open === null ? [] : [[t('answers.open'), count(open)]]),
    ...(settled === null ? [] : [[t('answers.settled'), count(settled)]]),
  ];
  return (
    <Part heading={t('answers.heading')} lead={t('answers.lead')} table={table}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mayEdit ? (
        <OfferFigure
          path="/admin/numbers/site"
          isEnough={all >= ANSWER_TIME_FROM}
          few={t('outcomes.answerFew', { count: ANSWER_TIME_FROM })}
        />
      ) : null}
      <ul className={styles.spread}>
        {spread.map(({ span, count: of }) => (
          <li key={span}>
            <span>{t(`span.${span}`)}</span>
            <span className={styles.value}>
              {count(of)} ({t('percent', { percent: share(of) })})
            </span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.fill} style={{ width: `${share(of)}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutcomesAnswer } from '#shared/contract/office/outcomes.ts';
import { SHARE_FROM } from '#shared/domain/plan/outcome.ts';
import { errorText } from '../../../lib/error-text.ts';
import { getJson } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ErrorState, Loading } from '../../../ui/States.tsx';
import styles from '../Numbers.module.css';
import { Part } from '../Part.tsx';
import { OnTheSite } from './OnTheSite.tsx';
import own from './Outcomes.module.css';
import { type Counts, useOutcomeTables } from './outcome-tables.ts';

/** Whether the plans worked, over days of their own: what was asked last week is answered this week. */
export function Outcomes() {
  const { t } = useTranslation('numbers');
  const [span, setSpan] = useState<{ from?: string; to?: string }>({});
  const { data, isError, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['outcomes', span],
    queryFn: ({ signal }) => getJson<OutcomesAnswer>('/admin/outcomes', { signal, query: span }),
    placeholderData: keepPreviousData,
  });
  if (!data)
    return isError ? (
      <ErrorState title={t('failed')} onRetry={() => void refetch()}>
        {errorText(error, '')}
      </ErrorState>
    ) : (
      <Loading label={t('loading')} />
    );
  const { from, to } = { ...data, ...span };
  return (
    <div className={own.outcomes} aria-busy={isPlaceholderData} data-stale={isPlaceholderData || undefined}>
      <Part heading={t('outcomes.heading')} lead={t('outcomes.lead')}>
        <div className={own.span}>
          <TextField
            label={t('outcomes.from')}
            type="date"
            max={to}
            value={from}
            onChange={({ target }) => target.value && setSpan({ from: target.value, to })}
          />
          <TextField
            label={t('outcomes.to')}
            type="date"
            min={from}
            value={to}
            onChange={({ target }) => target.value && setSpan({ from, to: target.value })}
          />
        </div>
        {isError ? <p role="alert">{errorText(error, t('failed'))}</p> : null}
        {data.whose === 'own' ? <p className={styles.lead}>{t('own')}</p> : null}
        <Sum counts={data.all} promises={data.promises} />
        <OnTheSite site={data.site} />
      </Part>
      {data.all.asked > 0 ? <Tables outcomes={data} /> : null}
    </div>
  );
}

function Sum({ counts, promises }: { counts: Counts; promises: OutcomesAnswer['promises'] }) {
  const { t } = useTranslation('numbers');
  const { factsOf } = useOutcomeTables();
  if (counts.asked === 0 && !promises?.kept && !promises?.late) return <p>{t('outcomes.none')}</p>;
  return (
    <>
      <dl className={styles.facts}>
        {factsOf(counts, promises).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.lead}>{t('outcomes.few', { count: SHARE_FROM })}</p>
    </>
  );
}

function Tables({ outcomes }: { outcomes: OutcomesAnswer }) {
  const { t } = useTranslation('numbers');
  const { tablesOf } = useOutcomeTables();
  return tablesOf(outcomes).map(({ key, table }) => (
    <Part
      key={key}
      heading={t(`outcomes.${key}`)}
      {...(key === 'byLine' ? { lead: t('outcomes.lineLead') } : {})}
      table={table}
      isOpen
    />
  ));
}

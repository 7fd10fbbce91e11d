import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { NumbersAnswer } from '#shared/contract/office/numbers.ts';
import { NUMBERS_DAYS, type NumbersDays } from '#shared/domain/numbers/spans.ts';
import { errorText } from '../../lib/error-text.ts';
import { getJson } from '../../lib/http.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { formatDateTime } from '../../lib/time.ts';
import desk from '../../ui/desk/DeskList.module.css';
import { ErrorState, Loading } from '../../ui/States.tsx';
import { AnswerSpread } from './AnswerSpread.tsx';
import { ByCrop } from './ByCrop.tsx';
import { ByDay } from './ByDay.tsx';
import { ByPerson } from './ByPerson.tsx';
import { ByTaluk } from './ByTaluk.tsx';
import { useSay } from './columns.ts';
import { Money } from './Money.tsx';
import { Now } from './Now.tsx';
import styles from './Numbers.module.css';
import { Outcomes } from './outcomes/Outcomes.tsx';

interface NumbersProps {
  days: NumbersDays;
  onDays: (days: NumbersDays) => void;
}

/** The office's numbers over some days. */
export function Numbers({ days, onDays }: NumbersProps) {
  const { t } = useTranslation('numbers');
  const { data, isError, error, refetch, isPlaceholderData } = useNumbers(days);
  return (
    <>
      <fieldset className={desk.filters} data-large>
        <legend>{t('period')}</legend>
        {NUMBERS_DAYS.map((each) => (
          <button key={each} type="button" aria-pressed={each === days} onClick={() => onDays(each)}>
            {t('days', { count: each })}
          </button>
        ))}
      </fieldset>
      {data ? (
        <div
          className={styles.parts}
          data-stale={isPlaceholderData || undefined}
          aria-busy={isPlaceholderData}
        >
          <Standing numbers={data} />
          <Now waiting={data.waiting} />
          <AnswerSpread answers={data.answers} range={data} />
          <ByDay numbers={data} />
          <Money numbers={data} />
          <ByPerson numbers={data} />
          <ByTaluk numbers={data} />
          <ByCrop numbers={data} />
        </div>
      ) : isError ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()}>
          {errorText(error, '')}
        </ErrorState>
      ) : (
        <Loading label={t('loading')} />
      )}
      <Outcomes />
    </>
  );
}

/** Of which days, whose, and how far they are counted. */
function Standing({ numbers }: { numbers: NumbersAnswer }) {
  const { t, language } = useTranslation('numbers');
  const { day } = useSay();
  const { from, to, whose, counted_at: at, test_money: isTest } = numbers;
  return (
    <div className={styles.standing}>
      <p className={styles.range}>{t('range', { from: day(from), to: day(to) })}</p>
      {whose === 'own' ? <p>{t('own')}</p> : null}
      <p>{at === null ? t('counting') : t('countedAt', { when: formatDateTime(at, language) })}</p>
      {isTest ? <p className={styles.test}>{t('testMoney')}</p> : null}
    </div>
  );
}

/** The server counts what is new once somebody looks: it is soon looked at again. */
const SOON_MS = 4_000;
const LATER_MS = 60_000;
/** Older than this, what was counted is being counted again. */
const FRESH_MS = 30_000;

function useNumbers(days: NumbersDays): UseQueryResult<NumbersAnswer> {
  return useQuery({
    queryKey: ['numbers', days],
    queryFn: ({ signal }) => getJson<NumbersAnswer>('/admin/numbers', { signal, query: { days } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (isFresh(state.data) ? LATER_MS : SOON_MS),
  });
}

function isFresh(numbers: NumbersAnswer | undefined): boolean {
  const at = numbers?.counted_at ?? null;
  return at !== null && Date.now() - Date.parse(at) < FRESH_MS;
}

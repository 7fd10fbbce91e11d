import { ClipboardList, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Case } from '#shared/contract/office/cases.ts';
import { CASE_STATES } from '#shared/domain/plan/case.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import desk from '../../../ui/desk/DeskList.module.css';
import { PagedList, pagesOf, SkeletonRows } from '../../../ui/PagedList.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { CaseLines } from './CaseRows.tsx';
import styles from './CaseWorkList.module.css';
import type { WorkFilter } from './cases.api.ts';
import { useCaseList } from './use-cases.ts';

interface CaseWorkListProps {
  filter: WorkFilter;
  onFilter: (filter: WorkFilter) => void;
  /** Draws a row as the way to its case. */
  link: (it: Case, className: string, children: ReactNode) => ReactNode;
  /** Below the list. */
  foot: ReactNode;
}

/** The doctors' morning: what got worse first, then by deadline, then the oldest. */
export function CaseWorkList({ filter, onFilter, link, foot }: CaseWorkListProps) {
  const { t } = useTranslation('cases');
  const query = useCaseList(filter);
  const cases = query.data?.pages.flatMap((page) => page.cases) ?? [];
  const states = [undefined, ...CASE_STATES];
  return (
    <section className={styles.work} aria-label={t('work')}>
      <div className={desk.filters}>
        <button
          type="button"
          aria-pressed={filter.mine === true}
          onClick={() => onFilter({ ...filter, mine: !filter.mine })}
        >
          <UserRoundCheck aria-hidden="true" />
          {t('mine')}
        </button>
        <fieldset>
          <legend>{t('stands')}</legend>
          {states.map((state) => (
            <button
              key={state ?? 'all'}
              type="button"
              aria-pressed={filter.state === state}
              onClick={() => onFilter({ ...filter, state })}
            >
              {state ? t(`state.${state}`) : t('allStates')}
            </button>
          ))}
        </fieldset>
      </div>
      <PagedList
        list={pagesOf(query)}
        words={{ failed: t('failed'), more: t('more') }}
        loading={<SkeletonRows label={t('loading')} first="40%" widths={['70%', '55%', '64%', '48%']} />}
        isEmpty={cases.length === 0}
        empty={
          <EmptyState icon={<ClipboardList aria-hidden="true" />} title={t('workNone')}>
            {t('workNoneText')}
          </EmptyState>
        }
      >
        <ul className={desk.rows}>
          {cases.map((it) => (
            <li key={it.id}>{link(it, styles.row ?? '', <CaseLines it={it} named />)}</li>
          ))}
        </ul>
      </PagedList>
      {foot}
    </section>
  );
}

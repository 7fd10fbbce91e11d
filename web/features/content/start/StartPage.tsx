import type { ReactNode } from 'react';
import { START_STEPS, type StartStep } from '#shared/domain/first-start.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { SkeletonRows } from '../../../ui/PagedList.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { StartOverview } from './StartOverview.tsx';
import { StartStepPage } from './StartStepPage.tsx';
import { useStart } from './use-start.ts';

interface StartPageProps {
  /** Of the address; anything that is no step is the overview. */
  step: string | undefined;
  /** Name and second factor of whoever does this: another feature's. */
  you: ReactNode;
}

/** /admin/start: from a started program to a shop of one's own, step by step. */
export function StartPage({ step, you }: StartPageProps) {
  const { t } = useTranslation('desk');
  const { data, error, isError, refetch } = useStart();
  if (!data) {
    return isError ? (
      <ErrorState title={t('start.failed')} onRetry={() => void refetch()}>
        {errorText(error, '')}
      </ErrorState>
    ) : (
      <SkeletonRows label={t('start.loading')} first="40%" widths={['82%', '70%', '76%', '64%']} />
    );
  }
  const known = START_STEPS.find((each) => each === step) as StartStep | undefined;
  return known ? (
    <StartStepPage key={known} step={known} start={data} you={you} />
  ) : (
    <StartOverview start={data} />
  );
}

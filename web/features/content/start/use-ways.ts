import { useNavigate } from 'react-router';
import type { StartStep } from '#shared/domain/first-start.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { besideStep, START, stepAddress, useMark } from './use-start.ts';

/** The ways on from a step. */
export interface Ways {
  back: string;
  /** It is done; goes on to the next. */
  onDone: () => Promise<void>;
  /** Not now; goes on to the next. */
  onSkip: () => Promise<void>;
}

export function useWays(step: StartStep): Ways {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const mark = useMark();
  const { before, behind } = besideStep(step);
  async function goOn(state: 'done' | 'skipped'): Promise<void> {
    try {
      await mark({ step, state });
    } catch (error) {
      return showToast(errorText(error, t('start.failed')), { tone: 'error' });
    }
    await navigate(behind ? stepAddress(behind) : START);
  }
  return {
    back: before ? stepAddress(before) : START,
    onDone: () => goOn('done'),
    onSkip: () => goOn('skipped'),
  };
}

import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { Language } from '#shared/domain/languages.ts';
import { MOST_STEPS } from '#shared/domain/plan/plan.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { firstSteps } from '../../../lib/office/crop-page.ts';
import { DeskInput } from '../../../ui/desk/DeskFields.tsx';
import { IconButton } from '../../../ui/fields/Button.tsx';
import styles from './Composer.module.css';

interface FirstStepsProps {
  steps: readonly string[];
  /** Key of the label table; null for a crop that has no page. */
  crop: string | null;
  problem: string | null;
  /** The farmer's: in it the steps are offered, for they read them. */
  language: Language;
  onChange: (steps: string[]) => void;
}

/** What is done before any chemical: offered from the crop's page, and own words. */
export function FirstSteps({ steps, crop, problem, language, onChange }: FirstStepsProps) {
  const { t } = useTranslation('plans');
  const [typed, setTyped] = useState('');
  const { data = [] } = useQuery({
    queryKey: ['first-steps', crop, problem, language],
    queryFn: () => firstSteps(crop ?? '', problem ?? '', language),
    enabled: crop !== null && problem !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const offered = data.filter((each) => !steps.includes(each));
  const isFull = steps.length >= MOST_STEPS;

  function add(step: string): void {
    const words = step.trim();
    setTyped('');
    if (words !== '' && !isFull) onChange([...steps, words]);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(typed);
  }

  return (
    <>
      {steps.length > 0 ? (
        <ol className={styles.steps}>
          {steps.map((step, at) => (
            <li key={step}>
              <span>{step}</span>
              <IconButton
                className={styles.dropStep}
                label={t('dropStep', { step })}
                onClick={() => onChange(steps.filter((_, index) => index !== at))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ol>
      ) : null}
      {offered.length > 0 && !isFull ? (
        <ul className={styles.offers} aria-label={t('offered')}>
          {offered.map((step) => (
            <li key={step}>
              <button type="button" lang={language} onClick={() => add(step)}>
                <Plus aria-hidden="true" />
                <span>{step}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isFull ? null : (
        <DeskInput
          label={t('ownStep')}
          data-point="first"
          maxLength={300}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={handleKeyDown}
          onBlur={() => add(typed)}
        />
      )}
    </>
  );
}

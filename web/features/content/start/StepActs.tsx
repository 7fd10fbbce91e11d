import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button, ButtonLink } from '../../../ui/fields/Button.tsx';
import { FormProblem } from '../../../ui/fields/Refusal.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { usePublish } from '../acts/use-publish.ts';
import itemStyles from '../draft/Item.module.css';
import { SavedLine } from '../draft/SavedLine.tsx';
import type { Draft } from '../draft/use-draft.ts';
import type { ShownFaults } from '../draft/use-shown-faults.ts';
import { focusField } from '../form/focus-field.ts';
import styles from './Start.module.css';
import type { Ways } from './use-ways.ts';

/** Under the form of a step: one button saves, publishes and goes on. */
export function ItemStepActs({ draft, faults, ways }: { draft: Draft; faults: ShownFaults; ways: Ways }) {
  const { t } = useTranslation('desk');
  const { busy, problem, publish } = usePublish(draft, faults);
  const isAsked = draft.now.item.draft?.asked_by != null;

  async function goOn(): Promise<void> {
    if (!(await draft.keeper.settle())) return showToast(t('saving.first'), { tone: 'error' });
    const wrong = faults.of(draft.keeper.state());
    if (wrong.length > 0) {
      faults.showAll();
      return focusField(...wrong.map(({ path }) => path));
    }
    // What waits for a second person does not hold the first one up.
    if (draft.keeper.state().item.draft && !isAsked) {
      const end = await publish();
      if (end === 'shown' || end === 'failed') return;
      if (end === 'waiting') showToast(t('publish.waiting'), { tone: 'success' });
    }
    await ways.onDone();
  }
  return (
    <div className={itemStyles.bar}>
      <SavedLine draft={draft} wrong={faults.wrong} />
      <FormProblem problem={problem} />
      <StepButtons ways={ways} label={t('start.saveAndGoOn')} busy={busy} onGoOn={goOn} />
    </div>
  );
}

/** Of a step without a form of its own. */
export function PlainStepActs({ ways }: { ways: Ways }) {
  const { t } = useTranslation('desk');
  return (
    <div className={itemStyles.bar}>
      <StepButtons ways={ways} label={t('start.goOn')} onGoOn={ways.onDone} />
    </div>
  );
}

interface StepButtonsProps {
  ways: Ways;
  label: string;
  busy?: boolean;
  onGoOn: () => Promise<void>;
}

function StepButtons({ ways, label, busy = false, onGoOn }: StepButtonsProps) {
  const { t } = useTranslation('desk');
  const [isGoing, setGoing] = useState(false);
  async function go(work: () => Promise<void>): Promise<void> {
    setGoing(true);
    await work().finally(() => setGoing(false));
  }
  return (
    <div className={styles.stepActs}>
      <ButtonLink tone="quiet" to={ways.back}>
        {t('start.back')}
      </ButtonLink>
      <Button tone="secondary" disabled={isGoing} onClick={() => void go(ways.onSkip)}>
        {t('start.later')}
      </Button>
      <Button busy={busy || isGoing} onClick={() => void go(onGoOn)}>
        {label}
      </Button>
    </div>
  );
}

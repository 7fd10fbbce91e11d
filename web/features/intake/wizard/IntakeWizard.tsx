import { useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { Loading } from '../../../ui/States.tsx';
import { useModalDialog } from '../../../ui/sheets/use-modal-dialog.ts';
import { cropName } from '../crops.ts';
import { type IntakeDraft, isEmptyDraft } from '../draft/intake-draft.ts';
import { type IntakeChange, useIntakeDraft } from '../draft/use-intake-draft.ts';
import { IntakeSteps } from './IntakeSteps.tsx';
import styles from './IntakeWizard.module.css';
import type { IntakeTools } from './intake-tools.ts';
import { WizardBar } from './WizardBar.tsx';

interface IntakeWizardProps {
  /** Whose draft this is on this device. */
  owner: string;
  tools: IntakeTools;
  /** What another page said already, for what is begun anew. */
  start: IntakeChange | null;
  onClose: () => void;
}

/** "What is wrong?": one question a screen, each may be skipped, all of it kept at each tap. */
export function IntakeWizard({ owner, tools, start, onClose }: IntakeWizardProps) {
  const { t } = useTranslation('intake');
  const kept = useIntakeDraft(owner, start);
  const [isGoing, setGoing] = useState(false);
  /** Set by the questions, which have entries in the history to leave first. */
  const leave = useRef<() => Promise<void>>(() => Promise.resolve());
  const close = () => void leave.current().then(onClose);
  const { ref, events } = useModalDialog(true, close);
  const draft = kept.intake?.draft;
  const asksFirst = draft && !isGoing && !draft.isSent && kept.isOfBefore && !isEmptyDraft(draft);
  return (
    <dialog ref={ref} className={styles.wizard} aria-label={t('title')} {...events}>
      <div className={styles.screen}>
        {!draft || asksFirst ? <WizardBar onClose={close} /> : null}
        {!draft ? <Loading /> : null}
        {draft && asksFirst ? (
          <Resume
            draft={draft}
            onGo={() => setGoing(true)}
            onAnew={() => void kept.beginAnew().then(() => setGoing(true))}
          />
        ) : null}
        {kept.intake && !asksFirst ? (
          <IntakeSteps
            owner={owner}
            tools={tools}
            kept={kept}
            intake={kept.intake}
            leave={leave}
            onClose={onClose}
          />
        ) : null}
      </div>
    </dialog>
  );
}

function Resume({ draft, onGo, onAnew }: { draft: IntakeDraft; onGo: () => void; onAnew: () => void }) {
  const { t, language } = useTranslation('intake');
  const { crop } = draft.answers;
  return (
    <div className={styles.resume}>
      <h2 className={styles.question}>{t('resume.title')}</h2>
      <p>{t('resume.text', { told: crop ? cropName(crop, language) : t('resume.nothing') })}</p>
      <Button wide onClick={onGo} data-autofocus>
        {t('resume.go')}
      </Button>
      <Button wide tone="secondary" onClick={onAnew}>
        {t('resume.anew')}
      </Button>
    </div>
  );
}

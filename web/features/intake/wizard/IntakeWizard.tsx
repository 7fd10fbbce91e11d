import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { Loading } from '../../../ui/States.tsx';
import { useModalDialog } from '../../../ui/sheets/use-modal-dialog.ts';
import { cropName } from '../crops.ts';
import type { KeptIntake } from '../draft/intake-database.ts';
import { type IntakeDraft, isEmptyDraft } from '../draft/intake-draft.ts';
import { type KeptDraft, useIntakeDraft } from '../draft/use-intake-draft.ts';
import { lookAtPhoto } from '../photo/take-photo.ts';
import { IntakeSteps } from './IntakeSteps.tsx';
import styles from './IntakeWizard.module.css';
import type { IntakeTools } from './intake-tools.ts';
import { WizardBar } from './WizardBar.tsx';

interface IntakeWizardProps {
  /** Whose draft this is on this device. */
  owner: string;
  tools: IntakeTools;
  /** What another page has just begun, and kept where this phone keeps anything. */
  start: KeptIntake | null;
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
  const isOld = draft !== undefined && kept.isOfBefore && !isEmptyDraft(draft);
  const asksFirst = draft && !isGoing && !draft.isSent && (isOld || kept.waiting !== null);
  useHandedPhoto(start, kept, tools);
  return (
    <dialog
      ref={ref}
      className={styles.wizard}
      aria-label={t('title')}
      {...events}
      onClickCapture={takeFirstTap}
    >
      <div className={styles.screen}>
        {!draft || asksFirst ? <WizardBar onClose={close} /> : null}
        {!draft ? <Loading /> : null}
        {draft && asksFirst ? (
          <Resume
            draft={draft}
            waiting={kept.waiting?.draft}
            onGo={() => setGoing(true)}
            onAnew={() => void kept.beginAnew().then(() => setGoing(true))}
          />
        ) : null}
        {kept.intake && !asksFirst ? (
          <IntakeSteps
            key={kept.intake.draft.clientId}
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

/** The second tap of a double one would answer, or skip, the question that came in between. */
function takeFirstTap(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

interface ResumeProps {
  draft: IntakeDraft;
  waiting: IntakeDraft | undefined;
  onGo: () => void;
  onAnew: () => void;
}

function Resume({ draft, waiting, onGo, onAnew }: ResumeProps) {
  const { t, language } = useTranslation('intake');
  const told = ({ answers: { crop } }: IntakeDraft) =>
    crop ? cropName(crop, language) : t('resume.nothing');
  return (
    <div className={styles.resume}>
      <h2 className={styles.question}>{t('resume.title')}</h2>
      <p>{t('resume.text', { told: told(draft) })}</p>
      {waiting ? <p>{t('resume.waiting', { told: told(waiting) })}</p> : null}
      <Button wide onClick={onGo} data-autofocus>
        {t('resume.go')}
      </Button>
      <Button wide tone="secondary" onClick={onAnew}>
        {t(waiting ? 'resume.instead' : 'resume.anew')}
      </Button>
    </div>
  );
}

/** A photo that another page took is made lighter and looked at as those taken here, once it is in what is told. */
function useHandedPhoto(start: KeptIntake | null, { intake, change }: KeptDraft, tools: IntakeTools): void {
  const [photo] = start?.draft.photos ?? [];
  const isHere = intake?.draft.photos.some(({ clientId }) => clientId === photo?.clientId) ?? false;
  const look = useEffectEvent(() => {
    const file = photo && start?.files.get(photo.clientId);
    if (file) void lookAtPhoto({ ...photo, file }, tools, change);
  });
  useEffect(() => {
    if (isHere) look();
  }, [isHere]);
}

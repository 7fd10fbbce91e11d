import { Merge, Pencil, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { KeptLabel } from '#shared/contract/office/labels.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { useAbility } from '../../lib/abilities.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { labelName } from '../../lib/office/label-name.ts';
import { IconButton } from '../../ui/fields/Button.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/States.tsx';
import { ConfirmDialog } from '../../ui/sheets/Dialog.tsx';
import { EditLabel } from './EditLabel.tsx';
import styles from './LabelsManager.module.css';
import { deleteLabel } from './labels.api.ts';
import { MergeLabel } from './MergeLabel.tsx';
import { useLabelAct } from './use-label-act.ts';
import { useLabels } from './use-labels.ts';

const ACTS = [
  { name: 'edit', Icon: Pencil, Form: EditLabel },
  { name: 'merge', Icon: Merge, Form: MergeLabel },
  { name: 'delete', Icon: Trash2, Form: DeleteLabel },
] as const;

/** The office's labels: looked over, renamed, merged, deleted. */
export function LabelsManager() {
  const { t, language } = useTranslation('labels');
  const labels = useLabels(true);
  const [asked, setAsked] = useState<{ label: KeptLabel; act: (typeof ACTS)[number] } | null>(null);
  const own = labels.list.filter(({ key }) => key === null);
  const used = labels.list.filter(({ key, chats }) => key !== null && chats > 0);
  return (
    <section aria-label={t('title')} className={styles.page}>
      <p className={styles.lead}>{t('manage.lead')}</p>
      {labels.phase === 'loading' ? <Loading label={t('loading')} /> : null}
      {labels.phase === 'failed' ? (
        <ErrorState title={t('failed')} onRetry={labels.retry}>
          {errorText(labels.error, '')}
        </ErrorState>
      ) : null}
      {labels.phase === 'ready' && own.length === 0 ? (
        <EmptyState icon={<Tag aria-hidden="true" />} title={t('manage.noneOwn')}>
          {t('manage.noneOwnText')}
        </EmptyState>
      ) : null}
      {own.length > 0 ? (
        <ul className={styles.list} aria-label={t('manage.own')}>
          {own.map((label) => (
            <OwnLabel key={label.id} label={label} onAct={(act) => setAsked({ label, act })} />
          ))}
        </ul>
      ) : null}
      {used.length > 0 ? (
        <>
          <h3 className={styles.heading}>{t('manage.shipped')}</h3>
          <ul className={styles.list}>
            {used.map((label) => (
              <li key={label.id} className={styles.label}>
                <p className={styles.name}>
                  <Link to={`/admin?labels=${label.id}`}>{labelName(label, language)}</Link>
                </p>
                <p className={styles.facts}>{t('chats', { count: label.chats })}</p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {asked ? (
        <asked.act.Form
          label={asked.label}
          others={labels.list.filter(({ id }) => id !== asked.label.id)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </section>
  );
}

interface OwnLabelProps {
  label: KeptLabel;
  onAct: (act: (typeof ACTS)[number]) => void;
}

function OwnLabel({ label, onAct }: OwnLabelProps) {
  const { t, language } = useTranslation('labels');
  const mayEdit = useAbility('label.edit');
  const name = labelName(label, language);
  const also = LANGUAGES.map((each) => label.names?.[each]).filter((each) => each && each !== name);
  const by = label.changed_by && t('manage.lastBy', { who: textIn(label.changed_by.name, language) });
  return (
    <li className={styles.label}>
      <p className={styles.name}>
        <Link to={`/admin?labels=${label.id}`}>{name}</Link>
        {also.length > 0 ? <span className={styles.also}>{also.join(' · ')}</span> : null}
      </p>
      <p className={styles.facts}>
        {[t(`kind.${label.kind}`), t('chats', { count: label.chats }), by].filter(Boolean).join(' · ')}
      </p>
      {mayEdit ? (
        <div className={styles.acts}>
          {ACTS.map((act) => (
            <IconButton
              key={act.name}
              label={t(`manage.${act.name}`, { name })}
              tone={act.name === 'delete' ? 'danger' : 'plain'}
              aria-haspopup="dialog"
              onClick={() => onAct(act)}
            >
              <act.Icon aria-hidden="true" />
            </IconButton>
          ))}
        </div>
      ) : null}
    </li>
  );
}

/** Asks first, with the number of chats that lose it: nothing brings it back to them. */
function DeleteLabel({ label, onClose }: { label: KeptLabel; onClose: () => void }) {
  const { t, language } = useTranslation('labels');
  const { busy, run } = useLabelAct(onClose);
  return (
    <ConfirmDialog
      open
      title={t('manage.deleteTitle', { name: labelName(label, language) })}
      confirmLabel={t('manage.deleteYes')}
      busy={busy}
      onConfirm={() => void run(() => deleteLabel(label), t('manage.deleted'))}
      onCancel={onClose}
    >
      {t('manage.deleteText', { count: label.chats })}
    </ConfirmDialog>
  );
}

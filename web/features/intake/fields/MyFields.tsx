import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Field, PutFieldBody } from '#shared/contract/clinic/fields.ts';
import { FIELDS_MOST } from '#shared/domain/intake/intake.ts';
import { formatArea } from '../../../lib/format-area.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { newClientId } from '../../../lib/new-client-id.ts';
import { Button, IconButton } from '../../../ui/fields/Button.tsx';
import { Loading } from '../../../ui/States.tsx';
import { ConfirmDialog, SidePanel } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { cropDrawing, cropName } from '../crops.ts';
import { FieldForm } from './FieldForm.tsx';
import styles from './fields.module.css';
import { type MyFieldList, sayOutcome, useFields } from './use-fields.ts';

interface MyFieldsProps {
  owner: string;
  onClose: () => void;
}

/** What a farmer told of their fields once, to be filled in every time: added, changed, deleted. */
export function MyFields({ owner, onClose }: MyFieldsProps) {
  const { t } = useTranslation('intake');
  const list = useFields(owner);
  /** Null: the list; a field, or one to be: its form. */
  const [edited, setEdited] = useState<Field | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Field | null>(null);
  const { fields, phase } = list;
  return (
    <>
      <SidePanel open onClose={onClose} title={t('fields.title')}>
        {edited ? (
          <Editing list={list} field={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
        ) : (
          <>
            <p>{t('fields.lead')}</p>
            {phase === 'loading' ? <Loading /> : null}
            {phase === 'kept' ? <p role="status">{t('fields.offline')}</p> : null}
            {phase !== 'loading' && fields.length === 0 ? <p>{t('fields.none')}</p> : null}
            <ul className={styles.list}>
              {fields.map((field) => (
                <FieldRow
                  key={field.id}
                  field={field}
                  onEdit={() => setEdited(field)}
                  onDelete={() => setDoomed(field)}
                />
              ))}
            </ul>
            {fields.length < FIELDS_MOST ? (
              <Button wide icon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
                {t('fields.add')}
              </Button>
            ) : (
              <p>{t('fields.full')}</p>
            )}
          </>
        )}
      </SidePanel>
      {doomed ? <Deletion list={list} field={doomed} onDone={() => setDoomed(null)} /> : null}
    </>
  );
}

function FieldRow({ field, onEdit, onDelete }: { field: Field; onEdit: () => void; onDelete: () => void }) {
  const { t, language } = useTranslation(['intake', 'told']);
  const { name, crop, acres } = field;
  const drawing = cropDrawing(crop);
  const facts = [crop && cropName(crop, language), acres !== null && formatArea(acres)];
  return (
    <li className={styles.row}>
      {drawing ? <img src={drawing} alt="" /> : null}
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <IconButton label={t('fields.edit', { name })} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton label={t('fields.delete', { name })} tone="danger" onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

interface OfList {
  list: MyFieldList;
  onDone: () => void;
}

function Editing({ list, field, onDone }: OfList & { field: Field | null }) {
  /** Made at the first Save and kept: pressed twice it is one field. */
  const [id] = useState(() => field?.id ?? newClientId());
  async function handleSave(body: PutFieldBody): Promise<void> {
    const outcome = await list.save(id, body);
    sayOutcome(outcome);
    if (outcome !== 'failed') onDone();
  }
  return <FieldForm field={field} onSave={handleSave} onCancel={onDone} />;
}

function Deletion({ list, field, onDone }: OfList & { field: Field }) {
  const { t } = useTranslation('intake');
  const [busy, setBusy] = useState(false);
  async function handleConfirm(): Promise<void> {
    setBusy(true);
    await list.remove(field.id).catch(() => showToast(t('fields.failed'), { tone: 'error' }));
    onDone();
  }
  return (
    <ConfirmDialog
      open
      title={t('fields.deleteTitle', { name: field.name })}
      confirmLabel={t('fields.deleteYes')}
      busy={busy}
      onConfirm={() => void handleConfirm()}
      onCancel={onDone}
    >
      <p>{t('fields.deleteText')}</p>
    </ConfirmDialog>
  );
}

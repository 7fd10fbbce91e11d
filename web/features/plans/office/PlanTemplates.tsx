import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanBody, PlanTemplate } from '#shared/contract/office/plans.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { DeskSelect } from '../../../ui/desk/DeskFields.tsx';
import { Button } from '../../../ui/fields/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ConfirmDialog, Dialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import styles from './Composer.module.css';
import { addTemplate, changeTemplate, deleteTemplate, fetchLastPlan, fetchTemplates } from './plans.api.ts';

const KEY = ['plan-templates'];

interface PlanTemplatesProps {
  caseId: number;
  crop: string;
  plan: PlanBody;
  /** There is something to keep. */
  isWritten: boolean;
  onUse: (plan: PlanBody) => void;
}

type Asked = { what: 'save' } | { what: 'rename' | 'delete'; of: PlanTemplate };

/** Plans that are written often, those of this crop first; and the last one of this crop, to write on from. */
export function PlanTemplates({ caseId, crop, plan, isWritten, onUse }: PlanTemplatesProps) {
  const { t } = useTranslation('plans');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [used, setUsed] = useState<number | null>(null);
  const { data: all = [] } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => fetchTemplates(signal) });
  const own = all.filter((each) => each.crop === crop);
  const chosen = own.find(({ id }) => id === used);

  async function copyLast(): Promise<void> {
    try {
      const last = await fetchLastPlan(caseId);
      if (last) onUse(last);
      else showToast(t('noLast'));
    } catch (error) {
      showToast(errorText(error, t('notLoaded')), { tone: 'error' });
    }
  }

  return (
    <div className={styles.templates}>
      <DeskSelect
        label={t('template')}
        options={own.map(({ id, name }) => ({ value: String(id), label: name }))}
        chosen={chosen ? String(chosen.id) : null}
        none={t(own.length > 0 ? 'chooseTemplate' : 'noTemplates')}
        onChoose={(id) => {
          const template = own.find((each) => String(each.id) === id);
          setUsed(template?.id ?? null);
          if (template) onUse(template.plan);
        }}
      />
      <div className={styles.tools}>
        <button type="button" onClick={() => void copyLast()}>
          {t('copyLast')}
        </button>
        <button type="button" disabled={!isWritten} onClick={() => setAsked({ what: 'save' })}>
          {t('saveTemplate')}
        </button>
        {chosen ? (
          <>
            <button type="button" onClick={() => setAsked({ what: 'rename', of: chosen })}>
              {t('renameTemplate')}
            </button>
            <button type="button" onClick={() => setAsked({ what: 'delete', of: chosen })}>
              {t('deleteTemplate')}
            </button>
          </>
        ) : null}
      </div>
      {asked ? (
        <TemplateQuestion
          asked={asked}
          crop={crop}
          plan={plan}
          onDone={setUsed}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}

interface TemplateQuestionProps {
  asked: Asked;
  crop: string;
  plan: PlanBody;
  onDone: (id: number | null) => void;
  onClose: () => void;
}

function TemplateQuestion({ asked, crop, plan, onDone, onClose }: TemplateQuestionProps) {
  const { t } = useTranslation('plans');
  const client = useQueryClient();
  const [name, setName] = useState(asked.what === 'save' ? '' : asked.of.name);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function act(): Promise<void> {
    if (isBusy || name.trim() === '') return;
    setBusy(true);
    try {
      onDone(await workOf(asked, { name: name.trim(), crop, plan }));
      onClose();
    } catch (error) {
      setProblem(errorText(error, t('notSaved')));
      setBusy(false);
    }
    await client.invalidateQueries({ queryKey: KEY });
  }

  if (asked.what === 'delete') {
    return (
      <ConfirmDialog
        open
        title={t('deleteTitle', { name: asked.of.name })}
        confirmLabel={t('deleteTemplate')}
        busy={isBusy}
        onConfirm={() => void act()}
        onCancel={onClose}
      >
        {problem ?? t('deleteText')}
      </ConfirmDialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={t(`${asked.what}Template`)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void act();
        }}
      >
        <TextField
          data-autofocus
          label={t('templateName')}
          value={name}
          maxLength={80}
          error={problem}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" wide busy={isBusy} disabled={name.trim() === ''}>
          {t('keep')}
        </Button>
      </form>
    </Dialog>
  );
}

/** Resolves to the template that is chosen afterwards. */
async function workOf(
  asked: Asked,
  body: { name: string; crop: string; plan: PlanBody },
): Promise<number | null> {
  if (asked.what === 'save') return (await addTemplate(body)).id;
  const { of } = asked;
  if (asked.what === 'rename') {
    const { plan, version } = of;
    return (await changeTemplate(of.id, { ...body, plan, version })).id;
  }
  await deleteTemplate(of);
  return null;
}

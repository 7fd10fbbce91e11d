import { Tag, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { LABEL_FILTER_MAX } from '#shared/domain/labels.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { labelName } from '../../lib/office/label-name.ts';
import { Badge } from '../../ui/Badge.tsx';
import { VisuallyHidden } from '../../ui/States.tsx';
import { Dialog } from '../../ui/sheets/Dialog.tsx';
import { LabelPicker } from './LabelPicker.tsx';
import { useLabels } from './use-labels.ts';

interface LabelFilterProps {
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Opens the choice of labels that narrow the list. A sign alone: with its word the list would lose a line, and a chat. */
export function LabelFilter({ chosen, onChange }: LabelFilterProps) {
  const { t } = useTranslation('labels');
  const [isOpen, setOpen] = useState(false);
  const labels = useLabels(isOpen);
  return (
    <>
      <button type="button" aria-haspopup="dialog" title={t('filterTitle')} onClick={() => setOpen(true)}>
        <Tag aria-hidden="true" />
        <VisuallyHidden>{t('filter')}</VisuallyHidden>
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('filterTitle')}>
        <LabelPicker
          labels={labels}
          chosen={chosen}
          hint={t('filterHint')}
          onToggle={({ id }, isChosen) =>
            onChange(isChosen ? without(chosen, id) : [...chosen, id].slice(-LABEL_FILTER_MAX))
          }
        />
      </Dialog>
    </>
  );
}

const without = (chosen: readonly number[], id: number) => chosen.filter((each) => each !== id);

/** The labels that a chat of the list must carry now, each a pressed button that lets go of it. */
export function ChosenLabels({ chosen, onChange }: LabelFilterProps) {
  const { t, language } = useTranslation('labels');
  const labels = useLabels(chosen.length > 0);
  useForgetGone(chosen, labels, onChange);
  return labels.list
    .filter(({ id }) => chosen.includes(id))
    .map((label) => {
      const name = labelName(label, language);
      return (
        <button
          key={label.id}
          type="button"
          aria-pressed="true"
          title={t('drop', { name })}
          onClick={() => onChange(without(chosen, label.id))}
        >
          {name}
          <Badge count={label.chats} tone="leaf" label={t('chats', { count: label.chats })} />
          <X aria-hidden="true" />
        </button>
      );
    });
}

/** A label that was merged or deleted narrows nothing any more. */
function useForgetGone(
  chosen: readonly number[],
  { phase, list }: ReturnType<typeof useLabels>,
  onChange: (chosen: number[]) => void,
): void {
  const known = chosen.filter((id) => list.some((label) => label.id === id));
  const isStale = phase === 'ready' && known.length < chosen.length;
  const forget = useEffectEvent(() => onChange(known));
  useEffect(() => {
    if (isStale) forget();
  }, [isStale]);
}

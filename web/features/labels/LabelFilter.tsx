import { Tag, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { LABEL_FILTER_MAX } from '#shared/domain/labels.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { labelName } from '../../lib/office/label-name.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Dialog } from '../../ui/sheets/Dialog.tsx';
import { LabelPicker } from './LabelPicker.tsx';
import { useLabels } from './use-labels.ts';

interface LabelFilterProps {
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Narrows the list to chats that carry all of these labels: a pressed button for each, and one that opens the choice. */
export function LabelFilter({ chosen, onChange }: LabelFilterProps) {
  const { t, language } = useTranslation('labels');
  const [isOpen, setOpen] = useState(false);
  const labels = useLabels(isOpen || chosen.length > 0);
  useForgetGone(chosen, labels, onChange);
  const without = (id: number) => onChange(chosen.filter((each) => each !== id));
  return (
    <>
      {labels.list
        .filter(({ id }) => chosen.includes(id))
        .map((label) => {
          const name = labelName(label, language);
          return (
            <button
              key={label.id}
              type="button"
              aria-pressed="true"
              title={t('drop', { name })}
              onClick={() => without(label.id)}
            >
              {name}
              <Badge count={label.chats} tone="leaf" label={t('chats', { count: label.chats })} />
              <X aria-hidden="true" />
            </button>
          );
        })}
      <button type="button" aria-haspopup="dialog" title={t('filterTitle')} onClick={() => setOpen(true)}>
        <Tag aria-hidden="true" />
        {t('filter')}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('filterTitle')}>
        <LabelPicker
          labels={labels}
          chosen={chosen}
          hint={t('filterHint')}
          onToggle={({ id }, isChosen) =>
            isChosen ? without(id) : onChange([...chosen, id].slice(-LABEL_FILTER_MAX))
          }
        />
      </Dialog>
    </>
  );
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

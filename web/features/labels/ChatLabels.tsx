import { Tag, X } from 'lucide-react';
import { useState } from 'react';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import type { Label } from '#shared/contract/office/labels.ts';
import { textIn } from '#shared/domain/by-language.ts';
import type { LabelKind } from '#shared/domain/labels.ts';
import { useAbility } from '../../lib/abilities.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { labelName } from '../../lib/office/label-name.ts';
import { formatDateTime } from '../../lib/time.ts';
import { Dialog } from '../../ui/sheets/Dialog.tsx';
import { showToast } from '../../ui/sheets/toast-store.ts';
import styles from './ChatLabels.module.css';
import { languageOf } from './find-labels.ts';
import { LabelPicker } from './LabelPicker.tsx';
import { makeLabel, putLabel, takeLabel } from './labels.api.ts';
import { useChatLabels, useLabels, useRefreshLabels } from './use-labels.ts';

interface ChatLabelsProps {
  chat: ChatSummary;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** What the open chat is about, and the way to say it. */
export function ChatLabels({ chat, isOpen, onOpen, onClose }: ChatLabelsProps) {
  const { t, language } = useTranslation('labels');
  const mayPut = useAbility('label.put');
  const { act } = useLabelActs();
  const put = useChatLabels(chat.id);
  const labels: readonly Label[] = put ?? chat.labels;
  if (labels.length === 0 && !mayPut) return null;

  function told(label: Label): string | undefined {
    const known = put?.find(({ id }) => id === label.id);
    if (!known) return undefined;
    const who = textIn(known.put_by.name, language);
    return t('putBy', {
      name: labelName(label, language),
      who,
      when: formatDateTime(known.put_at, language),
    });
  }
  return (
    <div className={styles.strip} data-empty={labels.length === 0}>
      {labels.length > 0 ? (
        <ul className={styles.chips} aria-label={t('of')}>
          {labels.map((label) => (
            <li key={label.id} className={styles.chip} title={told(label)}>
              <span>{labelName(label, language)}</span>
              {mayPut ? (
                <button
                  type="button"
                  aria-label={t('remove', { name: labelName(label, language) })}
                  onClick={() => void act(() => takeLabel(chat.id, label.id))}
                >
                  <X aria-hidden="true" />
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {mayPut ? (
        <button
          type="button"
          className={styles.add}
          aria-haspopup="dialog"
          title={`${t('of')} (Alt+G)`}
          data-shortcut="g"
          onClick={onOpen}
        >
          <Tag aria-hidden="true" />
          {t('add')}
        </button>
      ) : null}
      {mayPut && isOpen ? (
        <PickLabels chatId={chat.id} chosen={labels.map(({ id }) => id)} onClose={onClose} />
      ) : null}
    </div>
  );
}

interface PickLabelsProps {
  chatId: number;
  chosen: readonly number[];
  onClose: () => void;
}

function PickLabels({ chatId, chosen, onClose }: PickLabelsProps) {
  const { t } = useTranslation('labels');
  const labels = useLabels(true);
  const { act, isBusy } = useLabelActs();

  async function make(name: string, kind: LabelKind): Promise<void> {
    const { id } = await makeLabel({ kind, names: { [languageOf(name)]: name } });
    await putLabel(chatId, id);
  }
  return (
    <Dialog open onClose={onClose} title={t('of')}>
      <div aria-busy={isBusy}>
        <LabelPicker
          labels={labels}
          chosen={chosen}
          hint={t('searchHint')}
          onToggle={({ id }, isChosen) => void act(() => (isChosen ? takeLabel : putLabel)(chatId, id))}
          onMake={(name, kind) => void act(() => make(name, kind))}
        />
      </div>
    </Dialog>
  );
}

/** One at a time, and then everything about labels is asked again. */
function useLabelActs() {
  const { t } = useTranslation('labels');
  const refresh = useRefreshLabels();
  const [isBusy, setBusy] = useState(false);
  async function act(work: () => Promise<unknown>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showToast(errorText(error, t('notDone')), { tone: 'error' });
    }
    await refresh();
    setBusy(false);
  }
  return { act, isBusy };
}

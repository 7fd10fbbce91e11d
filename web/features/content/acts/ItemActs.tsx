import { EllipsisVertical, Eye } from 'lucide-react';
import { useState } from 'react';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button, IconButton } from '../../../ui/fields/Button.tsx';
import { BottomSheet } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import type { ContentItem } from '../content.api.ts';
import { revisionOf } from '../draft/draft-state.ts';
import styles from '../draft/Item.module.css';
import { SavedLine } from '../draft/SavedLine.tsx';
import type { Draft } from '../draft/use-draft.ts';
import type { ShownFaults } from '../draft/use-shown-faults.ts';
import { focusField } from '../form/focus-field.ts';
import { History } from '../history/History.tsx';
import { Preview } from '../preview/Preview.tsx';
import { DiscardDialog, RemoveDialog } from './AwayDialogs.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { type Act, useMenu } from './use-menu.tsx';

interface ItemActsProps {
  draft: Draft;
  faults: ShownFaults;
}

const OF_ONE_TEXT: readonly Act[] = ['publish', 'schedule'];

const textOf = (item: ContentItem) => `${revisionOf(item)} ${item.version}`;

/** What can be done with an item, under the thumb: its draft is looked at, published, timed or thrown away. */
export function ItemActs({ draft, faults }: ItemActsProps) {
  const { t } = useTranslation('desk');
  const { item, theirs, saving } = draft.now;
  const [opened, setOpened] = useState<{ act: Act; text: string } | null>(null);
  const [isMenu, setMenu] = useState(false);
  const mayEdit = useAbility('content.edit');
  const mayPublish = useAbility('content.publish');
  const close = () => setOpened(null);
  // What a colleague saves under an open question is another text than the one that was asked about.
  const isAbout = opened && (!OF_ONE_TEXT.includes(opened.act) || opened.text === textOf(item));
  const open = isAbout ? opened.act : null;
  const hasDraft = item.draft !== null || saving === 'unsaved' || saving === 'saving';
  const isAsked = item.draft?.asked_by != null && item.draft.publish_at === null;

  /** Everything is done with what the server has; what is wrong is shown in its place. */
  async function begin(act: Act): Promise<void> {
    if (act !== 'history' && !(await draft.keeper.settle()))
      return showToast(t('saving.first'), { tone: 'error' });
    const wrong = act === 'publish' || act === 'schedule' ? faults.of(draft.keeper.state()) : [];
    if (wrong.length > 0) {
      faults.showAll();
      return focusField(...wrong.map(({ path }) => path));
    }
    setOpened({ act, text: textOf(draft.keeper.state().item) });
  }

  const actions = useMenu(item);
  return (
    <div className={styles.bar}>
      <SavedLine draft={draft} wrong={faults.wrong} />
      <div className={styles.barActs}>
        {actions.length > 0 ? (
          <IconButton label={t('act.more')} aria-haspopup="dialog" onClick={() => setMenu(true)}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        ) : null}
        <Button
          tone="secondary"
          icon={<Eye aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => void begin('preview')}
        >
          {t('act.preview')}
        </Button>
        {mayEdit && !isAsked ? (
          <Button disabled={!hasDraft || theirs !== null} onClick={() => void begin('publish')}>
            {t(mayPublish ? 'act.publish' : 'act.ask')}
          </Button>
        ) : null}
      </div>
      <BottomSheet open={isMenu} onClose={() => setMenu(false)} title={t('act.more')}>
        <div className={styles.menu}>
          {actions.map(({ act, icon, label }) => (
            <Button
              key={act}
              tone="quiet"
              icon={icon}
              onClick={() => {
                setMenu(false);
                void begin(act);
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      </BottomSheet>
      {open === 'publish' ? <PublishDialog draft={draft} faults={faults} onClose={close} /> : null}
      {open === 'schedule' ? <ScheduleDialog draft={draft} onClose={close} /> : null}
      {open === 'discard' ? <DiscardDialog draft={draft} onClose={close} /> : null}
      {open === 'remove' ? <RemoveDialog draft={draft} onClose={close} /> : null}
      {open === 'history' ? <History draft={draft} onClose={close} /> : null}
      {open === 'preview' ? <Preview item={item} onClose={close} /> : null}
    </div>
  );
}

import { CalendarClock, FileX, History, Trash2 } from 'lucide-react';
import { CONTENT_KINDS } from '#shared/contract/content/kinds.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import type { MenuAction } from '../../../ui/sheets/ActionMenu.tsx';
import type { ContentItem } from '../content.api.ts';

export type Act = 'publish' | 'schedule' | 'discard' | 'remove' | 'history' | 'preview';

/** What is rare, and possible for this person with this item. */
export function useMenu({ kind, draft, published }: ContentItem, onAct: (act: Act) => void): MenuAction[] {
  const { t } = useTranslation('desk');
  const mayEdit = useAbility('content.edit');
  const mayPublish = useAbility('content.publish');
  const action = (key: Act, icon: MenuAction['icon'], isThere: boolean): MenuAction[] =>
    isThere ? [{ key, label: t(`menu.${key as 'schedule'}`), icon, onSelect: () => onAct(key) }] : [];
  return [
    ...action('schedule', <CalendarClock aria-hidden="true" />, mayPublish && draft !== null),
    ...action('history', <History aria-hidden="true" />, true),
    ...action('discard', <FileX aria-hidden="true" />, mayEdit && draft !== null),
    ...action(
      'remove',
      <Trash2 aria-hidden="true" />,
      mayPublish && CONTENT_KINDS[kind].grows && published !== null,
    ),
  ];
}

import { CalendarClock, FileClock, FileX, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { CONTENT_KINDS } from '#shared/contract/content/kinds.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import type { ContentItem } from '../content.api.ts';

export type Act = 'publish' | 'schedule' | 'discard' | 'remove' | 'history' | 'preview';

interface MenuAct {
  act: Act;
  label: string;
  icon: ReactNode;
}

/** What is rare, and possible for this person with this item. */
export function useMenu({ kind, draft, published }: ContentItem): MenuAct[] {
  const { t } = useTranslation('desk');
  const mayEdit = useAbility('content.edit');
  const mayPublish = useAbility('content.publish');
  const action = (act: Act, icon: ReactNode, isThere: boolean): MenuAct[] =>
    isThere ? [{ act, label: t(`menu.${act as 'schedule'}`), icon }] : [];
  return [
    ...action('schedule', <CalendarClock aria-hidden="true" />, mayPublish && draft !== null),
    ...action('history', <FileClock aria-hidden="true" />, true),
    ...action('discard', <FileX aria-hidden="true" />, mayEdit && draft !== null),
    ...action(
      'remove',
      <Trash2 aria-hidden="true" />,
      mayPublish && CONTENT_KINDS[kind].grows && published !== null,
    ),
  ];
}

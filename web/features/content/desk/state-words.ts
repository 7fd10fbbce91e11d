import type { ContentLine } from '#shared/contract/content/desk.ts';
import { type LocalizedText, textIn } from '#shared/domain/by-language.ts';
import { useOwnId } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';

type Person = ContentLine['published_by'];

/** Somebody of the office by name, oneself as 'you'; empty for nobody. */
export function usePersonName(): (person: Person) => string {
  const { t, language } = useTranslation('desk');
  const own = useOwnId();
  return (person) => {
    if (!person) return t('somebody');
    return person.id === own ? t('you') : textIn(person.name as LocalizedText, language);
  };
}

/** How an item stands: what is known of it, the nearest to an act first. */
interface Standing {
  version: number;
  published_at?: string | null;
  published_by?: Person;
  published?: unknown;
  draft: Pick<NonNullable<ContentLine['draft']>, 'saved_by' | 'saved_at' | 'publish_at' | 'asked_by'> | null;
}

/** Which of the states an item is in. */
export function stateOf({ version, draft }: Standing): 'timed' | 'waits' | 'draft' | 'published' | 'shipped' {
  if (draft?.publish_at) return 'timed';
  if (draft?.asked_by) return 'waits';
  if (draft) return 'draft';
  return version > 0 ? 'published' : 'shipped';
}

/** The state in words: 'Draft of Asha, 12 Nov 2026, 10:30 AM'. */
export function useStateWords(): (item: Standing) => string {
  const { t, language } = useTranslation('desk');
  const nameOf = usePersonName();
  const own = useOwnId();
  const when = (iso: string | null | undefined) => formatDateTime(iso ?? '', language);
  return (item) => {
    const { draft, published_at, published_by = null } = item;
    switch (stateOf(item)) {
      case 'timed':
        return t('state.timed', { when: when(draft?.publish_at) });
      case 'waits':
        return t('state.waits', { who: nameOf(draft?.asked_by ?? null) });
      case 'draft':
        return draft?.saved_by?.id === own
          ? t('state.ownDraft', { when: when(draft?.saved_at) })
          : t('state.draft', { who: nameOf(draft?.saved_by ?? null), when: when(draft?.saved_at) });
      case 'published':
        return published_at
          ? t('state.published', { who: nameOf(published_by), when: when(published_at) })
          : t('state.version', { count: item.version });
      default:
        return t('state.shipped');
    }
  };
}

import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { useId } from 'react';
import { Link, type LinkProps } from 'react-router';
import { textIn } from '#shared/domain/by-language.ts';
import { searchWords } from '#shared/domain/chat/search-words.ts';
import { useAbility } from '../../lib/abilities.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { formatDate } from '../../lib/time.ts';
import styles from './NoteHits.module.css';
import { searchNotes } from './notes.api.ts';

interface NoteHitsProps {
  q: string;
  /** To the message the note stands below, or to the chat. */
  linkTo: (
    chatId: number,
    place: { messageId: number; seq: number } | null,
  ) => Pick<LinkProps, 'to' | 'replace' | 'state'>;
}

/** The private notes a search found, as such; nothing where there are none. */
export function NoteHits({ q, linkTo }: NoteHitsProps) {
  const { t, language } = useTranslation('notes');
  const id = useId();
  const mayRead = useAbility('note.read');
  const { data = [] } = useQuery({
    queryKey: ['notes', 'search', q],
    queryFn: ({ signal }) => searchNotes(q, signal),
    enabled: mayRead && searchWords(q).length > 0,
    gcTime: 60_000,
  });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        <LockKeyhole aria-hidden="true" />
        {t('search.title')}
      </h2>
      <ul className={styles.hits}>
        {data.map((hit) => {
          const { message_id: messageId, seq } = hit;
          const place = messageId !== null && seq !== null ? { messageId, seq } : null;
          return (
            <li key={hit.note_id}>
              <Link {...linkTo(hit.chat_id, place)} className={styles.hit} draggable={false}>
                <span className={styles.by}>
                  {t('search.found', { farmer: hit.farmer, name: textIn(hit.author.name, language) })}
                  {' · '}
                  {formatDate(hit.created_at, language)}
                </span>
                <span className={styles.text}>
                  {hit.text?.map((part, index) =>
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move among each other
                    part.hit ? <mark key={index}>{part.text}</mark> : part.text,
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

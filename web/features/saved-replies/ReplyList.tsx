import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { SavedReply } from '#shared/contract/saved-replies.ts';
import { fillReply, REPLY_LANGUAGES, type ReplyValues, replyField } from '#shared/domain/chat/saved-reply.ts';
import type { Language } from '#shared/domain/languages.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { Skeleton, VisuallyHidden } from '../../ui/States.tsx';
import { MarkedText } from './OpenVariables.tsx';
import styles from './ReplyList.module.css';
import type { SavedReplies } from './use-saved-replies.ts';

/** Where the office keeps its saved replies. */
const SETTINGS = '/admin/settings';

interface ReplyListProps {
  id: string;
  replies: SavedReplies;
  found: readonly SavedReply[];
  active: number;
  values: ReplyValues;
  language: Language;
  onLanguage: (language: Language) => void;
  onTake: (reply: SavedReply) => void;
}

/** The list above the box. It never takes the focus: the box says which line is meant. */
export function ReplyList(props: ReplyListProps) {
  const { id, replies, found, active, values, language } = props;
  const { t } = useTranslation('replies');
  const list = useRef<HTMLDivElement>(null);
  const activeId = found[active]?.id;
  useEffect(() => {
    if (activeId !== undefined) {
      list.current
        ?.querySelector(`#${CSS.escape(optionId(id, activeId))}`)
        ?.scrollIntoView({ block: 'nearest' });
    }
  }, [id, activeId]);

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <p className={styles.title}>{t('title')}</p>
        <LanguageChoice language={language} onLanguage={props.onLanguage} />
        <Link to={SETTINGS} className={styles.manage}>
          {t('manage')}
        </Link>
      </div>
      <div ref={list} id={id} role="listbox" aria-label={t('title')} className={styles.list}>
        {found.map((reply, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus and takes the keys for its list
          <div
            key={reply.id}
            id={optionId(id, reply.id)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => props.onTake(reply)}
          >
            <span className={styles.shortcut}>/{reply.shortcut}</span>
            <span className={styles.words} lang={language}>
              <MarkedText text={fillReply(reply[replyField(language)], values)} />
            </span>
          </div>
        ))}
      </div>
      <NoneShown replies={replies} isEmpty={found.length === 0} />
      {found.length > 0 ? <p className={styles.hint}>{t(`hint.${language}`)}</p> : null}
      <div role="status">
        <VisuallyHidden>
          {replies.phase === 'ready' ? t('found', { count: found.length }) : ''}
        </VisuallyHidden>
      </div>
    </div>
  );
}

export function optionId(listId: string, replyId: number): string {
  return `${listId}-${replyId}`;
}

function LanguageChoice({ language, onLanguage }: Pick<ReplyListProps, 'language' | 'onLanguage'>) {
  const { t } = useTranslation('replies');
  return (
    <fieldset className={styles.languages}>
      <legend>
        <VisuallyHidden>{t('language')}</VisuallyHidden>
      </legend>
      {REPLY_LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onLanguage(each)}
        >
          {t(`in.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}

function NoneShown({ replies, isEmpty }: { replies: SavedReplies; isEmpty: boolean }) {
  const { t } = useTranslation('replies');
  if (replies.phase === 'loading') {
    return (
      <div className={styles.none} aria-hidden="true">
        <Skeleton width="30%" />
        <Skeleton width="80%" />
      </div>
    );
  }
  if (replies.phase === 'failed') {
    return (
      <div className={styles.none} role="alert">
        <p>{t('failed')}</p>
        <Button tone="quiet" onClick={replies.retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (!isEmpty) return null;
  return <p className={styles.none}>{replies.list.length === 0 ? t('empty.title') : t('noMatch')}</p>;
}

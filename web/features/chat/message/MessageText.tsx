import { useTranslation } from '../../../lib/i18n.ts';
import { VisuallyHidden } from '../../../ui/States.tsx';
import { linkify } from './linkify.ts';
import styles from './MessageCard.module.css';

/** Text as typed, line breaks kept; https addresses become links, nothing else does. */
export function MessageText({ text }: { text: string }) {
  const { t } = useTranslation('common');
  return (
    <p className={styles.text} dir="auto">
      {linkify(text).map((part, index) =>
        'href' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
            <VisuallyHidden> ({t('action.opensNew')})</VisuallyHidden>
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
          <span key={index}>{part.text}</span>
        ),
      )}
    </p>
  );
}

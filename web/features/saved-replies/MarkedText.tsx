import { openVariables } from '#shared/domain/chat/saved-reply.ts';
import styles from './MarkedText.module.css';

/** A reply's words, with every variable that is still open standing out. */
export function MarkedText({ text }: { text: string }) {
  const open = openVariables(text).map((variable) => `{${variable}}`);
  return text.split(/(\{\w+\})/).map((part, index) =>
    open.includes(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing else to be told by, and no state
      <mark key={index} className={styles.open}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

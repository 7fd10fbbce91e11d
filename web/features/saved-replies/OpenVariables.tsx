import { TriangleAlert } from 'lucide-react';
import { openVariables, type ReplyVariable } from '#shared/domain/chat/saved-reply.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ConfirmDialog } from '../../ui/sheets/Dialog.tsx';
import styles from './OpenVariables.module.css';

interface OpenVariablesProps {
  text: string;
  /** Marks it in the box, to be written over. */
  onGo: (variable: ReplyVariable) => void;
}

/** Names what the chat had no value for; each leads to its place in the box. */
export function OpenVariables({ text, onGo }: OpenVariablesProps) {
  const { t } = useTranslation('replies');
  const open = openVariables(text);
  return (
    <div role="status" className={open.length > 0 ? styles.bar : undefined}>
      {open.length > 0 ? (
        <>
          <TriangleAlert aria-hidden="true" />
          <span>{t('unfilled')}</span>
          {open.map((variable) => (
            <button
              key={variable}
              type="button"
              className={styles.variable}
              title={t('goTo', { variable: t(`variable.${variable}`) })}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onGo(variable)}
            >
              {`{${variable}}`} <span>{t(`variable.${variable}`)}</span>
            </button>
          ))}
        </>
      ) : null}
    </div>
  );
}

/** Before words with a hole in them go to a farmer. */
export function SendOpenQuestion({
  text,
  onSend,
  onCancel,
}: {
  text: string;
  onSend: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation('replies');
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={t('sendOpen.title')}
      confirmLabel={t('sendOpen.send')}
      onConfirm={onSend}
      onCancel={onCancel}
    >
      <p className={styles.question}>{t('sendOpen.text')}</p>
      <blockquote className={styles.words}>
        <MarkedText text={text} />
      </blockquote>
    </ConfirmDialog>
  );
}

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

import type { BookOfChat, BookPicture } from '#shared/contract/clinic/picture-book.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDate } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { ErrorState, Loading } from '../../../ui/States.tsx';
import { SidePanel } from '../../../ui/sheets/Dialog.tsx';
import { BookCard } from './BookCard.tsx';
import type { EditedPhoto } from './FrameEditor.tsx';
import { isLargeEnough } from './frame.ts';
import styles from './MarkDialog.module.css';
import { type Guess, MarkForm } from './MarkForm.tsx';
import { useBookOfChat } from './use-book.ts';
import { useAsk, useMark } from './use-book-acts.ts';

interface MarkDialogProps {
  chat: { id: number; name: string };
  photo: EditedPhoto & { messageId: number };
  guess: Guess;
  onClose: () => void;
}

/** From a farmer's photo to a picture of the book: first their consent, then the frame and what is to be seen. */
export function MarkDialog({ chat, photo, guess, onClose }: MarkDialogProps) {
  const { t } = useTranslation('picturebook');
  const { book, isFailed, retry } = useBookOfChat(chat.id);
  return (
    <SidePanel open onClose={onClose} title={t('mark')} className={styles.panel ?? ''}>
      {isFailed ? <ErrorState title={t('listFailed')} onRetry={retry} /> : null}
      {book || isFailed ? null : <Loading />}
      {book ? <Body {...{ chat, photo, guess, book, onClose }} /> : null}
    </SidePanel>
  );
}

function Body({ chat, photo, guess, book, onClose }: MarkDialogProps & { book: BookOfChat }) {
  const { t } = useTranslation('picturebook');
  const known = book.pictures.find(
    ({ message_id: id, state }) => id === photo.messageId && state !== 'removed',
  );
  const { mark, isBusy } = useMark(photo.messageId, known);
  return (
    <div className={styles.body}>
      <Consent chat={chat} book={book} />
      {known ? <BookCard picture={known} alone={book.alone} /> : null}
      {book.consent !== 'given' ? null : isLargeEnough(photo) ? (
        <MarkForm
          key={known?.version ?? 'new'}
          photo={photo}
          guess={guess}
          known={known}
          earlier={earlierOf(book.pictures, photo.messageId)}
          isBusy={isBusy}
          onMark={async (marking) => {
            if (await mark(marking)) onClose();
          }}
        />
      ) : (
        <p className={styles.note}>{t('tooSmall')}</p>
      )}
    </div>
  );
}

/** Pictures of photos that came before this one; the server takes one of the same case. */
const earlierOf = (pictures: readonly BookPicture[], messageId: number): BookPicture[] =>
  pictures.filter(({ message_id: id, state }) => id < messageId && state !== 'removed');

/** What the farmer said; where they have not been asked, the way to ask them. */
function Consent({ chat: { id, name }, book }: { chat: MarkDialogProps['chat']; book: BookOfChat }) {
  const { t, language } = useTranslation('picturebook');
  const { ask, isBusy } = useAsk(id);
  const day = book.at === null ? '' : formatDate(book.at, language);
  return (
    <div className={styles.consent} data-given={book.consent === 'given'}>
      <p role="status">{t(`consent.${book.consent}`, { name, day })}</p>
      {book.may_ask ? (
        <Button busy={isBusy} onClick={() => void ask()}>
          {t('consent.ask', { name })}
        </Button>
      ) : null}
    </div>
  );
}

import { Check, RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookPicture } from '#shared/contract/clinic/picture-book.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useOwnId } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatMonth } from '../../../lib/month.ts';
import { problemName, troubledCropName } from '../../../lib/office/problem-name.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import styles from './BookCard.module.css';
import { officeAddress } from './book.api.ts';
import { useDecide } from './use-book-acts.ts';

interface BookCardProps {
  picture: BookPicture;
  /** Nobody else is here who could take the second look. */
  alone: boolean;
  /** The way to its chat. */
  link?: ReactNode;
}

/** A picture as it would be shown, with what is said of it, where it stands and what can be done with it. */
export function BookCard({ picture, alone, link }: BookCardProps) {
  const { t, language } = useTranslation('picturebook');
  const plantWord = usePlantWords();
  const { crop, problem, stage, part, taluk, month, days, state } = picture;
  const title = t('alt', { crop: troubledCropName(crop, language), problem: problemName(problem, language) });
  const facts = [
    stage && plantWord('stage', stage),
    part && plantWord('part', part),
    taluk && textIn(taluk, language),
    formatMonth(month, language),
  ];
  return (
    <article className={styles.card} aria-label={title}>
      <div className={styles.pictures}>
        {picture.before_id === null ? null : (
          // Its version is not known here, and its bytes are never kept.
          <Picture picture={{ id: picture.before_id, version: 0 }} alt={`${t('before')}: ${title}`}>
            {t('before')}
          </Picture>
        )}
        <Picture picture={picture} alt={title}>
          {days === null ? null : t('days', { count: days })}
        </Picture>
      </div>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <p className={styles.state} data-state={state}>
          {t(`state.${state}`)}
        </p>
        <p className={styles.who}>
          {t('by', { who: textIn(picture.marked_by.name, language) })}
          {picture.passed_by ? ` · ${t('seenBy', { who: textIn(picture.passed_by.name, language) })}` : null}
        </p>
        <Acts picture={picture} alone={alone} />
        {link}
      </div>
    </article>
  );
}

interface PictureProps {
  picture: Pick<BookPicture, 'id' | 'version'>;
  alt: string;
  children: ReactNode;
}

function Picture({ picture, alt, children }: PictureProps) {
  return (
    <figure>
      <a href={officeAddress(picture, 'page')} target="_blank" rel="noopener">
        <img src={officeAddress(picture, 'thumb')} alt={alt} loading="lazy" />
      </a>
      {children ? <figcaption>{children}</figcaption> : null}
    </figure>
  );
}

function Acts({ picture, alone }: Pick<BookCardProps, 'picture' | 'alone'>) {
  const { t } = useTranslation('picturebook');
  const { decide, isBusy } = useDecide(picture);
  const isOwn = useOwnId() === picture.marked_by.id;
  if (picture.state === 'removed') {
    return (
      <div className={styles.acts}>
        <Button
          tone="secondary"
          busy={isBusy}
          icon={<RotateCcw aria-hidden="true" />}
          onClick={() => void decide('restore')}
        >
          {t('undo')}
        </Button>
      </div>
    );
  }
  const mayPass = picture.state === 'waiting' && (alone || !isOwn);
  return (
    <>
      {picture.state === 'waiting' ? (
        <p className={styles.who}>{t(alone ? 'wait.alone' : isOwn ? 'wait.own' : 'wait.second')}</p>
      ) : null}
      <div className={styles.acts}>
        {mayPass ? (
          <Button busy={isBusy} icon={<Check aria-hidden="true" />} onClick={() => void decide('pass')}>
            {t('pass')}
          </Button>
        ) : null}
        <Button
          tone="quiet"
          disabled={isBusy}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => void decide('remove')}
        >
          {t('remove')}
        </Button>
      </div>
    </>
  );
}

/** Stages and parts of a plant as everywhere in the office. */
export function usePlantWords(): (fact: 'stage' | 'part', value: string) => string {
  const { t } = useTranslation('told');
  return (fact, value) => t(`choice.${fact}.${value}` as Parameters<typeof t>[0]);
}

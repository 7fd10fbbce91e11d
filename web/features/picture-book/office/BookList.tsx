import { Download, Images } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookAnswer, BookPicture } from '#shared/contract/clinic/picture-book.ts';
import { BOOK_STATES } from '#shared/domain/clinic/picture-book.ts';
import { STAGES } from '#shared/domain/plan/plan.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { problemsOf, troubledCropName } from '../../../lib/office/problem-name.ts';
import { DeskSelect } from '../../../ui/desk/DeskFields.tsx';
import { ButtonAnchor } from '../../../ui/fields/Button.tsx';
import { PagedList, pagesOf, SkeletonRows } from '../../../ui/PagedList.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { BookCard, usePlantWords } from './BookCard.tsx';
import styles from './BookList.module.css';
import { EXPORT_URL } from './book.api.ts';
import { type BookFilter, useBookList } from './use-book.ts';

interface BookListProps {
  filter: BookFilter;
  onFilter: (filter: BookFilter) => void;
  /** Draws the way to a picture's chat. */
  link: (picture: BookPicture, words: string) => ReactNode;
}

/** The whole picture book: what waits for a second look, what everybody sees, what was taken out today. */
export function BookList({ filter, onFilter, link }: BookListProps) {
  const { t } = useTranslation('picturebook');
  const query = useBookList(filter);
  const [first] = query.data?.pages ?? [];
  const pictures = query.data?.pages.flatMap((page) => page.pictures) ?? [];
  return (
    <section className={styles.book} aria-label={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      {first ? (
        <p role="status">{t('counts', { shown: first.counts.public, waiting: first.counts.waiting })}</p>
      ) : null}
      <Filters filter={filter} crops={first?.crops ?? []} onFilter={onFilter} />
      <PagedList
        list={pagesOf(query)}
        words={{ failed: t('listFailed'), more: t('more') }}
        loading={<SkeletonRows label={t('title')} first="40%" widths={['70%', '55%', '64%']} />}
        isEmpty={pictures.length === 0}
        empty={
          <EmptyState icon={<Images aria-hidden="true" />} title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        }
      >
        <ul className={styles.cards}>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <BookCard picture={picture} alone={first?.alone ?? false} link={link(picture, t('openChat'))} />
            </li>
          ))}
        </ul>
      </PagedList>
      <Export />
    </section>
  );
}

function Filters({ filter, crops, onFilter }: Omit<BookListProps, 'link'> & Pick<BookAnswer, 'crops'>) {
  const { t, language } = useTranslation('picturebook');
  const plantWord = usePlantWords();
  const put = (more: { [K in keyof BookFilter]: BookFilter[K] | null }) => {
    const next = Object.entries({ ...filter, ...more }).filter(([, value]) => value);
    onFilter(Object.fromEntries(next));
  };
  return (
    <div className={styles.filters}>
      <DeskSelect
        label={t('crop')}
        options={crops.map(({ crop, count }) => ({
          value: crop,
          label: `${troubledCropName(crop, language)} (${count})`,
        }))}
        chosen={filter.crop ?? null}
        none={t('allCrops')}
        onChoose={(crop) => put({ crop, problem: null })}
      />
      <DeskSelect
        label={t('problem')}
        options={problemsOf(filter.crop ?? '', language)}
        chosen={filter.problem ?? null}
        none={t('allProblems')}
        disabled={filter.crop === undefined}
        onChoose={(problem) => put({ problem })}
      />
      <DeskSelect
        label={t('stage')}
        options={STAGES.map((value) => ({ value, label: plantWord('stage', value) }))}
        chosen={filter.stage ?? null}
        none={t('allStages')}
        onChoose={(stage) => put({ stage })}
      />
      <DeskSelect
        label={t('filter')}
        options={BOOK_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        chosen={filter.state ?? null}
        none={t('allStates')}
        onChoose={(state) => put({ state })}
      />
    </div>
  );
}

/** The owner takes all of it along, to teach. */
function Export() {
  const { t } = useTranslation('picturebook');
  if (!useAbility('book.export')) return null;
  return (
    <div className={styles.export}>
      <p>{t('exportText')}</p>
      <ButtonAnchor tone="secondary" href={EXPORT_URL} download icon={<Download aria-hidden="true" />}>
        {t('export')}
      </ButtonAnchor>
    </div>
  );
}

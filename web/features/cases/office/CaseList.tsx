import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Case } from '#shared/contract/office/cases.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { cropName } from '../../../lib/office/label-name.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { SkeletonRows } from '../../../ui/PagedList.tsx';
import { CaseLines } from './CaseRows.tsx';
import styles from './Cases.module.css';
import { CropField } from './FactField.tsx';

interface CaseListProps {
  /** Newest first; undefined until they are here. */
  cases: readonly Case[] | undefined;
  open: number | null;
  /** The crop that a new one is probably about. */
  guess: string | null;
  isBusy: boolean;
  /** A new one is wanted already: only its crop is not known. */
  isAsked: boolean;
  onOpen: (id: number) => void;
  onMake: (crop: string) => void;
}

/** The cases of one farmer, newest first, and the way to a new one. */
export function CaseList(props: CaseListProps) {
  const { cases, open, onOpen } = props;
  const { t } = useTranslation('cases');
  const mayWrite = useAbility('case.write');
  if (!cases) return <SkeletonRows label={t('loading')} first="40%" widths={['70%', '55%']} />;
  return (
    <div className={styles.listing}>
      {cases.length > 0 ? (
        <ul className={styles.list} aria-label={t('list')}>
          {cases.map((it) => (
            <li key={it.id}>
              <button
                type="button"
                className={styles.row}
                aria-current={it.id === open ? 'true' : undefined}
                onClick={() => onOpen(it.id)}
              >
                <CaseLines it={it} />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.note}>{t(mayWrite ? 'none' : 'noneToSee')}</p>
      )}
      {mayWrite ? <NewCase {...props} /> : null}
    </div>
  );
}

type NewCaseProps = Pick<CaseListProps, 'guess' | 'isBusy' | 'isAsked' | 'onMake'>;

/** One press where the crop can be guessed; otherwise it is asked for. */
function NewCase({ guess, isBusy, isAsked, onMake }: NewCaseProps) {
  const { t, language } = useTranslation(['cases', 'common']);
  const [asked, setAsked] = useState<string | null>(isAsked && guess === null ? '' : null);
  if (asked !== null) {
    return (
      <form
        className={styles.newForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (asked.trim() !== '') onMake(asked.trim());
          setAsked(null);
        }}
      >
        <CropField label={t('fact.crop')} crop={asked} onChange={setAsked} />
        <Button type="submit" tone="secondary" busy={isBusy} disabled={asked.trim() === ''}>
          {t('make')}
        </Button>
      </form>
    );
  }
  return (
    <div className={styles.acts}>
      <Button
        tone="secondary"
        icon={<Plus aria-hidden="true" />}
        busy={isBusy}
        onClick={() => (guess === null ? setAsked('') : onMake(guess))}
      >
        {guess === null ? t('new') : t('newOf', { crop: cropName(guess, language) })}
      </Button>
      {guess === null ? null : (
        <Button tone="quiet" onClick={() => setAsked('')}>
          {t('otherCrop')}
        </Button>
      )}
    </div>
  );
}

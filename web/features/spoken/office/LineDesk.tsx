import { Mic } from 'lucide-react';
import { useState } from 'react';
import type { SpokenState } from '#shared/domain/content/spoken-line.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { DeskRow, DeskSelect } from '../../../ui/desk/DeskFields.tsx';
import { SkeletonRows } from '../../../ui/PagedList.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { LineBooth } from './LineBooth.tsx';
import styles from './LineDesk.module.css';
import { LINE_GROUPS, type LineGroup } from './lines.ts';
import { type OfficeLine, useLines } from './use-lines.ts';
import type { MakeRecorder } from './use-take.ts';

export const SPOKEN_STATES = ['missing', 'stale', 'recorded'] as const satisfies readonly SpokenState[];

export interface LineFilter {
  language: Language;
  group?: LineGroup;
  state?: SpokenState;
}

interface LineDeskProps {
  filter: LineFilter;
  onFilter: (filter: LineFilter) => void;
  makeRecorder: MakeRecorder;
}

/** All lines that are read aloud: how far the recording is, one to speak, and the list. */
export function LineDesk({ filter, onFilter, makeRecorder }: LineDeskProps) {
  const { t } = useTranslation('spoken');
  const { lines, isFailed, reload } = useLines(filter.language);
  return (
    <section className={styles.desk} aria-label={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      <Filters filter={filter} onFilter={onFilter} />
      {lines ? (
        <Lines
          key={`${filter.language} ${filter.group} ${filter.state}`}
          all={lines}
          filter={filter}
          makeRecorder={makeRecorder}
          reload={reload}
        />
      ) : isFailed ? (
        <ErrorState title={t('listFailed')} onRetry={() => void reload()} />
      ) : (
        <SkeletonRows label={t('title')} first="40%" widths={['70%', '55%', '64%']} />
      )}
    </section>
  );
}

interface LinesProps extends Pick<LineDeskProps, 'filter' | 'makeRecorder'> {
  all: readonly OfficeLine[];
  reload: () => Promise<unknown>;
}

function Lines({ all, filter, makeRecorder, reload }: LinesProps) {
  const { t } = useTranslation('spoken');
  const [chosen, setChosen] = useState<string | null>(null);
  const ofGroup = all.filter(({ group }) => filter.group === undefined || group === filter.group);
  // The line one is at stays, also when it has just changed its state.
  const shown = ofGroup.filter(
    ({ state, key }) => filter.state === undefined || state === filter.state || key === chosen,
  );
  const found = shown.findIndex(({ key }) => key === chosen);
  const at = Math.max(0, found);
  const current = shown[at];
  const wayTo = (line: OfficeLine | undefined) => line && (() => setChosen(line.key));
  const next = shown[at + 1];
  return (
    <>
      <Progress lines={ofGroup} />
      {current ? (
        <div className={styles.halves}>
          <LineBooth
            line={current}
            language={filter.language}
            at={at + 1}
            count={shown.length}
            makeRecorder={makeRecorder}
            reload={reload}
            onNext={wayTo(next)}
            onFormer={wayTo(shown[at - 1])}
            onKept={() => setChosen(next?.key ?? current.key)}
          />
          <ul className={styles.list} aria-label={t('list')}>
            {shown.map((line) => (
              <li key={line.key}>
                <button
                  type="button"
                  className={styles.line}
                  aria-current={line.key === current.key}
                  onClick={() => setChosen(line.key)}
                >
                  <span lang={filter.language}>{line.text}</span>
                  <span className={styles.state} data-state={line.state}>
                    {t(`state.${line.state}`)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <EmptyState icon={<Mic aria-hidden="true" />} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      )}
    </>
  );
}

function Progress({ lines }: { lines: readonly OfficeLine[] }) {
  const { t } = useTranslation('spoken');
  const count = lines.length;
  const done = lines.filter(({ state }) => state === 'recorded').length;
  const stale = lines.filter(({ state }) => state === 'stale').length;
  const words = stale > 0 ? t('progressStale', { done, count, stale }) : t('progress', { done, count });
  return (
    <div className={styles.progress}>
      <p role="status">{words}</p>
      <progress value={done} max={Math.max(1, count)} aria-label={words} />
    </div>
  );
}

function Filters({ filter, onFilter }: Pick<LineDeskProps, 'filter' | 'onFilter'>) {
  const { t } = useTranslation('spoken');
  const { language, group, state } = filter;
  return (
    <DeskRow>
      <DeskSelect
        label={t('language')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_TABLE[value].name }))}
        chosen={language}
        onChoose={(value) => onFilter({ ...filter, language: value ?? language })}
      />
      <DeskSelect
        label={t('group')}
        options={LINE_GROUPS.map((value) => ({ value, label: t(`groups.${value}`) }))}
        chosen={group ?? null}
        none={t('allGroups')}
        onChoose={(value) =>
          onFilter({ language, ...(value ? { group: value } : {}), ...(state ? { state } : {}) })
        }
      />
      <DeskSelect
        label={t('filter')}
        options={SPOKEN_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        chosen={state ?? null}
        none={t('allStates')}
        onChoose={(value) =>
          onFilter({ language, ...(group ? { group } : {}), ...(value ? { state: value } : {}) })
        }
      />
    </DeskRow>
  );
}

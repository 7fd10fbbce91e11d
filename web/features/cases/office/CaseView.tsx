import { type ReactNode, useSyncExternalStore } from 'react';
import type { Case } from '#shared/contract/office/cases.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { CASE_STATES } from '#shared/domain/plan/case.ts';
import { indiaClock, indiaDay, isoDay } from '#shared/domain/time/india-day.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useColleagueNames } from '../../../lib/office/colleagues.ts';
import { cropName } from '../../../lib/office/label-name.ts';
import { DeskInput, DeskRow, DeskSection, DeskSelect } from '../../../ui/desk/DeskFields.tsx';
import { type CaseItem, CaseItems } from './CaseItems.tsx';
import { Deadline, StatePill } from './CaseRows.tsx';
import { CaseSiblings } from './CaseSiblings.tsx';
import styles from './Cases.module.css';
import { FACT_GROUPS } from './case-fields.ts';
import { FactGroup } from './FactGroup.tsx';
import { type ChangeCase, useChangeCase } from './use-case-acts.ts';
import { useFactWords } from './use-fact-words.ts';

/** An instant as a `datetime-local` field shows it to somebody in India: 2026-11-25T16:30. */
export function indiaMinute(iso: string): string {
  const instant = new Date(iso);
  return `${isoDay(indiaDay(instant))}T${indiaClock(instant)}`;
}

interface CaseViewProps {
  it: Case;
  /** Messages of the chat that are here, oldest first. */
  items: readonly CaseItem[];
  /** What the farmer told of it themselves, and their fields. */
  told?: ReactNode;
  /** Takes a photo into the picture book; undefined for who may not. */
  onMark: ((messageId: number) => void) | undefined;
  /** The other cases of this farmer. */
  others: readonly Case[];
  /** Makes another case of these messages. */
  onSplit: (messageIds: readonly number[]) => void;
}

/** From here on the facts stand beside the plan, in pixels. */
const BESIDE = 720;

/** All that is known of a case: where it stands, its photos and words, its facts in small groups. */
export function CaseView(props: CaseViewProps) {
  const { it } = props;
  const { t, language } = useTranslation('cases');
  const wordsOf = useFactWords();
  const isWide = useWide(BESIDE);
  if (isWide) return <Facts {...props} />;
  // A phone shows the plan first: what is known of the field is one line, and a press away.
  const known = [cropName(it.facts.crop, language), wordsOf(it.facts, 'stage'), wordsOf(it.facts, 'acres')];
  return (
    <details className={styles.folded}>
      <summary>
        <strong>{t('facts')}</strong>
        <span>{[...known, t('pieces', { count: it.message_ids.length })].filter(Boolean).join(' · ')}</span>
      </summary>
      <Facts {...props} />
    </details>
  );
}

function Facts({ it, items, told, onMark, others, onSplit }: CaseViewProps) {
  const { t } = useTranslation('cases');
  const mayWrite = useAbility('case.write');
  const change = useChangeCase(it);
  return (
    <div className={styles.view}>
      {mayWrite ? <Standing it={it} onChange={change} /> : <StatePill it={it} />}
      {told}
      <p className={styles.second}>
        <Deadline it={it} />
      </p>
      <DeskSection title={t('items')}>
        <CaseItems
          it={it}
          items={items}
          onMark={onMark}
          onChange={
            mayWrite ? (tick) => change((newest) => ({ message_ids: tick(newest.message_ids) })) : undefined
          }
          onSplit={onSplit}
        />
        {mayWrite ? <CaseSiblings it={it} others={others} /> : null}
      </DeskSection>
      <DeskSection title={t('facts')}>
        {FACT_GROUPS.map((group) => (
          <FactGroup
            key={group.name}
            group={group}
            facts={it.facts}
            onSave={
              mayWrite ? (facts) => change((newest) => ({ facts: { ...newest.facts, ...facts } })) : undefined
            }
          />
        ))}
      </DeskSection>
    </div>
  );
}

/** State, doctor and deadline, changed in place. */
function Standing({ it, onChange }: { it: Case; onChange: ChangeCase }) {
  const { t, language } = useTranslation('cases');
  const colleagues = useColleagueNames(true);
  const people = colleagues.map(({ id, name }) => ({ value: String(id), label: textIn(name, language) }));
  const { doctor } = it;
  const isListed = doctor === null || people.some(({ value }) => value === String(doctor.id));
  const doctors = isListed
    ? people
    : [...people, { value: String(doctor.id), label: textIn(doctor.name, language) }];
  return (
    <DeskRow>
      <DeskSelect
        label={t('stands')}
        options={CASE_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        chosen={it.state}
        onChoose={(state) => void (state && onChange(() => ({ state })))}
      />
      <DeskSelect
        label={t('doctor')}
        options={doctors}
        chosen={doctor ? String(doctor.id) : null}
        none={t('nobody')}
        onChoose={(id) => void onChange(() => ({ doctor_id: id === null ? null : Number(id) }))}
      />
      <DeskInput
        // What the server says stands until something else is chosen.
        key={it.deadline}
        label={t('deadline')}
        type="datetime-local"
        wide
        defaultValue={it.deadline === null ? '' : indiaMinute(it.deadline)}
        onBlur={({ target }) => {
          const deadline = target.value === '' ? null : instantOf(target.value);
          const before = it.deadline === null ? '' : indiaMinute(it.deadline);
          if (target.value !== before) void onChange(() => ({ deadline }));
        }}
      />
    </DeskRow>
  );
}

/** The instant that such a field means; null for what is no moment. */
export function instantOf(minute: string): string | null {
  const at = Date.parse(`${minute}:00+05:30`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** Whether the screen is at least so wide, in pixels; follows it when it is turned. */
function useWide(pixels: number): boolean {
  const query = `(min-width: ${pixels}px)`;
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

import type { ReactNode } from 'react';
import type { Case } from '#shared/contract/office/cases.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { CASE_STATES } from '#shared/domain/plan/case.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useColleagueNames } from '../../../lib/office/colleagues.ts';
import { DeskInput, DeskRow, DeskSection, DeskSelect } from '../../../ui/desk/DeskFields.tsx';
import { type CaseItem, CaseItems } from './CaseItems.tsx';
import { StatePill } from './CaseRows.tsx';
import styles from './Cases.module.css';
import { FACT_GROUPS } from './case-fields.ts';
import { FactGroup } from './FactGroup.tsx';
import { indiaMinute, instantOf } from './india-minute.ts';
import { type ChangeCase, useChangeCase } from './use-case-acts.ts';

interface CaseViewProps {
  it: Case;
  /** Messages of the chat that are here, oldest first. */
  items: readonly CaseItem[];
  /** What the farmer told of it themselves, and their fields. */
  told?: ReactNode;
  /** Takes a photo into the picture book; undefined for who may not. */
  onMark: ((messageId: number) => void) | undefined;
}

/** All that is known of a case: where it stands, its photos and words, its facts in small groups. */
export function CaseView({ it, items, told, onMark }: CaseViewProps) {
  const { t } = useTranslation('cases');
  const mayWrite = useAbility('case.write');
  const change = useChangeCase(it);
  return (
    <div className={styles.view}>
      {mayWrite ? <Standing it={it} onChange={change} /> : <StatePill it={it} />}
      {told}
      <DeskSection title={t('items')}>
        <CaseItems
          it={it}
          items={items}
          onMark={onMark}
          onChange={mayWrite ? (ids) => change(() => ({ message_ids: ids })) : undefined}
        />
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

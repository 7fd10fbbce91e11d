import { type FormEvent, useState } from 'react';
import type { Field, FieldFacts, PutFieldBody, SoilFigures } from '#shared/contract/clinic/fields.ts';
import { parseFigure } from '#shared/domain/agronomy/parse-figure.ts';
import { IRRIGATIONS } from '#shared/domain/plan/case.ts';
import { TANK_LITRES } from '#shared/domain/plan/plan.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { cropName, DRAWN_CROPS, OTHER_CROPS } from '../crops.ts';
import { AreaFields } from './AreaFields.tsx';
import { EMPTY_FIELD, factsOf } from './field-of-draft.ts';
import styles from './fields.module.css';

interface FieldFormProps {
  /** Null: a field that is new. */
  field: Field | null;
  onSave: (body: PutFieldBody) => Promise<void>;
  onCancel: () => void;
}

const SOIL = ['ph', 'ec', 'oc', 'n', 'p', 'k'] as const satisfies readonly (keyof SoilFigures)[];
/** As the contract of a field allows them. */
const MOST: Readonly<Record<(typeof SOIL)[number], number>> = {
  ph: 14,
  ec: 100,
  oc: 100,
  n: 10_000,
  p: 10_000,
  k: 10_000,
};

/** All that is remembered of one field. */
export function FieldForm({ field, onSave, onCancel }: FieldFormProps) {
  const { t, language } = useTranslation('intake');
  const [facts, setFacts] = useState<FieldFacts>(field ? factsOf(field) : EMPTY_FIELD);
  const [soil, setSoil] = useState(() => soilText(facts.soil));
  const [isTried, setTried] = useState(false);
  const [isAreaUnread, setAreaUnread] = useState(false);
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<FieldFacts>) => setFacts((now) => ({ ...now, ...change }));
  const figures = readSoil(soil);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (facts.name.trim() === '' || !figures || isAreaUnread || busy) return;
    setBusy(true);
    await onSave({ ...facts, name: facts.name.trim(), soil: figures, version: field?.version ?? 0 });
    setBusy(false);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <TextField
        label={t('fields.name')}
        placeholder={t('fields.nameExample')}
        maxLength={60}
        value={facts.name}
        error={isTried && facts.name.trim() === '' ? t('fields.nameNeeded') : undefined}
        onChange={({ target }) => set({ name: target.value })}
      />
      <Select
        label={t('fields.crop')}
        none={t('fields.noCrop')}
        value={facts.crop}
        options={[...DRAWN_CROPS, ...OTHER_CROPS].map((crop) => [crop, cropName(crop, language)])}
        onChoose={(crop) => set({ crop })}
      />
      <AreaFields
        acres={facts.acres}
        onAcres={(acres, isUnread) => {
          set({ acres });
          setAreaUnread(isUnread);
        }}
      />
      {isTried && isAreaUnread ? <p role="alert">{t('fields.areaNeeded')}</p> : null}
      <Watering facts={facts} onSet={set} />
      <TextField
        label={t('fields.variety')}
        maxLength={80}
        value={facts.variety}
        onChange={({ target }) => set({ variety: target.value })}
      />
      <TextField
        label={t('fields.sownOn')}
        type="date"
        value={facts.sown_on ?? ''}
        onChange={({ target }) => set({ sown_on: target.value || null })}
      />
      <TextField
        label={t('fields.taluk')}
        maxLength={60}
        value={facts.taluk}
        onChange={({ target }) => set({ taluk: target.value })}
      />
      <SoilCard soil={soil} isTried={isTried} onChange={setSoil} />
      <div className={styles.acts}>
        <Button type="submit" busy={busy}>
          {t('fields.save')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}

interface SoilCardProps {
  soil: SoilText;
  isTried: boolean;
  onChange: (soil: SoilText) => void;
}

function SoilCard({ soil, isTried, onChange }: SoilCardProps) {
  const { t } = useTranslation('intake');
  return (
    <fieldset className={styles.soil}>
      <legend>{t('fields.soil')}</legend>
      <p className={styles.facts}>{t('fields.soilLead')}</p>
      <div>
        {SOIL.map((name) => (
          <TextField
            key={name}
            label={t(`fields.${name}`)}
            inputMode="decimal"
            maxLength={10}
            value={soil[name]}
            error={isTried && figureOf(name, soil[name]) === undefined ? t('fields.figure') : undefined}
            onChange={({ target }) => onChange({ ...soil, [name]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface WateringProps {
  facts: FieldFacts;
  onSet: (change: Partial<FieldFacts>) => void;
}

/** How water comes on the field, and how much of it the sprayer holds. */
function Watering({ facts, onSet }: WateringProps) {
  const { t } = useTranslation(['intake', 'told']);
  return (
    <>
      <Select
        label={t('fields.water')}
        none={t('fields.unsaid')}
        value={facts.water}
        options={IRRIGATIONS.map((water) => [water, t(`told:choice.irrigation.${water}`)])}
        onChoose={(water) => onSet({ water })}
      />
      <Select
        label={t('fields.tank')}
        none={t('fields.unsaid')}
        value={
          facts.tank_litres === null ? null : (String(facts.tank_litres) as `${(typeof TANK_LITRES)[number]}`)
        }
        options={TANK_LITRES.map((litres) => [`${litres}`, t('fields.litres', { count: litres })])}
        onChoose={(litres) =>
          onSet({ tank_litres: TANK_LITRES.find((each) => `${each}` === litres) ?? null })
        }
      />
    </>
  );
}

interface SelectProps<Value extends string> {
  label: string;
  /** Nothing of these. */
  none: string;
  value: Value | null;
  options: readonly (readonly [Value, string])[];
  onChoose: (value: Value | null) => void;
}

function Select<Value extends string>({ label, none, value, options, onChoose }: SelectProps<Value>) {
  const isListed = value === null || options.some(([each]) => each === value);
  return (
    <label className={styles.label}>
      {label}
      <select
        className={styles.select}
        value={value ?? ''}
        onChange={({ target }) => onChoose(options.find(([each]) => each === target.value)?.[0] ?? null)}
      >
        <option value="">{none}</option>
        {isListed ? null : <option value={value}>{value}</option>}
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

type SoilText = Record<(typeof SOIL)[number], string>;

const soilText = (soil: SoilFigures): SoilText =>
  Object.fromEntries(SOIL.map((name) => [name, soil[name] === null ? '' : String(soil[name])])) as SoilText;

/** Null where nothing is written, undefined where it is no figure of a card. */
function figureOf(name: (typeof SOIL)[number], text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const figure = parseFigure(text);
  return figure >= 0 && figure <= MOST[name] ? figure : undefined;
}

/** Null: one of them is no figure. */
function readSoil(text: SoilText): SoilFigures | null {
  const read = SOIL.map((name) => [name, figureOf(name, text[name])] as const);
  return read.some(([, figure]) => figure === undefined)
    ? null
    : (Object.fromEntries(read) as unknown as SoilFigures);
}

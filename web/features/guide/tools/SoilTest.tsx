import { useState } from 'react';
import { parseFigure } from '#shared/domain/agronomy/parse-figure.ts';
import {
  type CardUnit,
  nutrientPerHa,
  readSoilCard,
  type SoilCard,
  type SoilDoubt,
  type SoilField,
} from '#shared/domain/agronomy/soil-test.ts';
import { isInvalid } from '#shared/domain/agronomy/units.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import styles from '../fields/ToolParts.module.css';
import { Choice, Fields, FigureField, NoAnswer, type ToolProps } from '../fields/ToolParts.tsx';
import type { Figure } from '../fields/use-figure.ts';
import { Reading } from './SoilReading.tsx';

const LINES = [
  'ph',
  'ec',
  'oc',
  'n',
  'p2o5',
  'k2o',
  's',
  'zn',
  'fe',
  'mn',
  'cu',
  'b',
] as const satisfies readonly SoilField[];
const EMPTY = Object.fromEntries(LINES.map((field) => [field, ''])) as Record<SoilField, string>;
/** The sheet's own example: a sour, hungry soil. Something to see before one's own card is at hand. */
const EXAMPLE: Record<SoilField, string> = {
  ...{ ph: '5.1', ec: '0.2', oc: '0.42', n: '210', p2o5: '18', k2o: '120' },
  ...{ s: '8', zn: '0.4', fe: '22', mn: '15', cu: '0.9', b: '0.3' },
};

/** What the numbers of the card are numbers of. */
interface Units {
  unit: CardUnit;
  phosphorus: 'p' | 'p2o5';
  potash: 'k' | 'k2o';
}

/** Reads the soil health card: what is low, how much to add. */
export function SoilTest({ onAsk }: ToolProps) {
  const { t } = useTranslation('guidetools');
  const [texts, setTexts] = useState(EMPTY);
  const isExample = texts === EXAMPLE;
  const [units, setUnits] = useState<Units>({ unit: 'kg-ha', phosphorus: 'p2o5', potash: 'k2o' });
  const card = cardOf(texts, units);
  const [sure, setSure] = useState<readonly SoilField[]>([]);
  const reading = readSoilCard(card, sure);
  // The first number of one's own ends the example: half a stranger's soil is nobody's.
  function write(field: SoilField, text: string): void {
    setTexts({ ...(isExample ? EMPTY : texts), [field]: text });
    // What was confirmed was another number.
    setSure(sure.filter((each) => each !== field));
  }
  const unitOf = (field: SoilField) => {
    if (field === 'n' || field === 'p2o5' || field === 'k2o') return t(`soil.unit.${units.unit}`);
    return field === 'ph' ? undefined : t(`soil.unitOf.${field}`);
  };
  return (
    <>
      <p className={styles.lead}>{t(isExample ? 'soil.exampleOnly' : 'soil.lead')}</p>
      <Button tone="secondary" onClick={() => setTexts(isExample ? EMPTY : EXAMPLE)}>
        {t(isExample ? 'soil.noExample' : 'soil.example')}
      </Button>
      <Fields>
        <CardUnits {...units} onChange={setUnits} />
        {LINES.map((field) => (
          <Line
            key={field}
            doubt={'doubt' in reading && reading.doubt === field ? reading : null}
            onSure={() => setSure([...sure, field])}
            label={t(`soil.line.${field}`)}
            unit={unitOf(field)}
            figure={{ text: texts[field], value: 0, set: (text) => write(field, text) }}
            error={
              isInvalid(reading) && reading.invalid === field
                ? t(field === 'ph' ? 'soil.wrongPh' : 'wrongNegative')
                : undefined
            }
          />
        ))}
      </Fields>
      {isInvalid(reading) || 'doubt' in reading || Object.keys(card).length === 0 ? (
        <NoAnswer />
      ) : (
        <Reading reading={reading} isExample={isExample} onAsk={onAsk} />
      )}
    </>
  );
}

interface LineProps {
  label: string;
  unit: string | undefined;
  figure: Figure;
  error: string | undefined;
  doubt: SoilDoubt | null;
  /** It really stands so on the card. */
  onSure: () => void;
}

/** A number of the card; one that no soil has is asked back with what it may have been meant as. */
function Line({ doubt, onSure, ...field }: LineProps) {
  const { t } = useTranslation('guidetools');
  const { figure, unit = '' } = field;
  if (!doubt) return <FigureField {...field} />;
  return (
    <div>
      <FigureField {...field} error={t('soil.doubt', { text: figure.text.trim(), unit })} />
      <div className={styles.actions}>
        {doubt.meant.map(({ value, as }) => (
          <Button key={as} tone="secondary" onClick={() => figure.set(sayPlain(value))}>
            {t(`soil.meant.${as}`, { value: sayPlain(value), unit, text: figure.text.trim() })}
          </Button>
        ))}
        <Button tone="quiet" onClick={onSure}>
          {t('soil.sure', { text: figure.text.trim(), unit })}
        </Button>
      </div>
    </div>
  );
}

const sayPlain = (value: number) => String(Number(value.toPrecision(6)));

interface CardUnitsProps extends Units {
  onChange: (units: Units) => void;
}

/** Asked first: a wrong unit is a wrong dose. */
function CardUnits({ unit, phosphorus, potash, onChange }: CardUnitsProps) {
  const { t } = useTranslation('guidetools');
  return (
    <>
      <Choice
        label={t('soil.unitLabel')}
        chosen={unit}
        onChoose={(next) => onChange({ unit: next, phosphorus, potash })}
        options={(['kg-ha', 'kg-acre', 'ppm'] as const).map((value) => ({
          value,
          label: t(`soil.unit.${value}`),
        }))}
      />
      <Choice
        label={t('soil.phosphorus')}
        chosen={phosphorus}
        onChoose={(next) => onChange({ unit, phosphorus: next, potash })}
        options={[
          { value: 'p2o5', label: 'P2O5' },
          { value: 'p', label: 'P' },
        ]}
      />
      <Choice
        label={t('soil.potash')}
        chosen={potash}
        onChoose={(next) => onChange({ unit, phosphorus, potash: next })}
        options={[
          { value: 'k2o', label: 'K2O' },
          { value: 'k', label: 'K' },
        ]}
      />
    </>
  );
}

/** Empty lines are left out: not every card has all twelve. */
function cardOf(texts: Record<SoilField, string>, { unit, phosphorus, potash }: Units): SoilCard {
  const filled = LINES.filter((field) => texts[field].trim() !== '');
  const form = { n: 'n', p2o5: phosphorus, k2o: potash } as const;
  return Object.fromEntries(
    filled.map((field) => {
      const value = parseFigure(texts[field]);
      const isMajor = field === 'n' || field === 'p2o5' || field === 'k2o';
      return [field, isMajor ? nutrientPerHa(value, unit, form[field]) : value];
    }),
  );
}

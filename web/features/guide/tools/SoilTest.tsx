import { useState } from 'react';
import {
  type CardUnit,
  nutrientPerHa,
  readSoilCard,
  type SoilAction,
  type SoilCard,
  type SoilField,
  type SoilReading,
} from '#shared/domain/agronomy/soil-test.ts';
import { isInvalid } from '#shared/domain/agronomy/units.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { RatingBars } from './RatingBars.tsx';
import { Answer, Choice, Fields, FigureField, NoAnswer } from './ToolParts.tsx';
import type { ToolProps } from './tool-props.ts';
import { parseFigure, sayKilos } from './use-figure.ts';

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
/** The sheet's own example: a sour, hungry soil. Something to see before one's own card is at hand. */
const EXAMPLE: Record<SoilField, string> = {
  ...{ ph: '5.1', ec: '0.2', oc: '0.42', n: '210', p2o5: '18', k2o: '120' },
  ...{ s: '8', zn: '0.4', fe: '22', mn: '15', cu: '0.9', b: '0.3' },
};
/** What the farmer is told first; the rest waits until these are done. */
const FIRST_ACTIONS = 3;

/** Reads the soil health card: what is low, how much to add. */
export function SoilTest({ onAsk }: ToolProps) {
  const { t } = useTranslation('guidetools');
  const [texts, setTexts] = useState(EXAMPLE);
  const [unit, setUnit] = useState<CardUnit>('kg-ha');
  const [phosphorus, setPhosphorus] = useState<'p' | 'p2o5'>('p2o5');
  const [potash, setPotash] = useState<'k' | 'k2o'>('k2o');
  const reading = readSoilCard(cardOf(texts, unit, phosphorus, potash));
  const unitOf = (field: SoilField) => {
    if (field === 'n' || field === 'p2o5' || field === 'k2o') return t(`soil.unit.${unit}`);
    return field === 'ph' ? undefined : t(`soil.unitOf.${field}`);
  };
  return (
    <>
      <Fields>
        <Choice
          label={t('soil.unitLabel')}
          chosen={unit}
          onChoose={setUnit}
          options={(['kg-ha', 'kg-acre', 'ppm'] as const).map((value) => ({
            value,
            label: t(`soil.unit.${value}`),
          }))}
        />
        <Choice
          label={t('soil.phosphorus')}
          chosen={phosphorus}
          onChoose={setPhosphorus}
          options={[
            { value: 'p2o5', label: 'P2O5' },
            { value: 'p', label: 'P' },
          ]}
        />
        <Choice
          label={t('soil.potash')}
          chosen={potash}
          onChoose={setPotash}
          options={[
            { value: 'k2o', label: 'K2O' },
            { value: 'k', label: 'K' },
          ]}
        />
        {LINES.map((field) => (
          <FigureField
            key={field}
            label={t(`soil.line.${field}`)}
            unit={unitOf(field)}
            figure={{ text: texts[field], value: 0, set: (text) => setTexts({ ...texts, [field]: text }) }}
            error={isInvalid(reading) && reading.invalid === field ? t('wrong') : undefined}
          />
        ))}
      </Fields>
      {isInvalid(reading) ? <NoAnswer /> : <Reading reading={reading} onAsk={onAsk} />}
    </>
  );
}

/** Empty lines are left out: not every card has all twelve. */
function cardOf(
  texts: Record<SoilField, string>,
  unit: CardUnit,
  phosphorus: 'p' | 'p2o5',
  potash: 'k' | 'k2o',
): SoilCard {
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

function Reading({ reading, onAsk }: ToolProps & { reading: SoilReading }) {
  const { t } = useTranslation('guidetools');
  const actions = reading.actions.map((action) => actionWords(t, action));
  const factors = (['n', 'p2o5', 'k2o'] as const).flatMap((nutrient) => {
    const factor = reading.factors[nutrient];
    return factor === undefined ? [] : [t('soil.factor', { name: t(`soil.line.${nutrient}`), factor })];
  });
  const state = [
    ...(reading.ph ? [t(`soil.ph.${reading.ph}`)] : []),
    ...(reading.ec ? [t(`soil.ec.${reading.ec}`)] : []),
  ].join(' ');
  const sentences = [
    state || t('soil.title'),
    ...(actions.length === 0 ? [t('soil.nothing')] : actions.slice(0, FIRST_ACTIONS)),
    ...actions.slice(FIRST_ACTIONS),
    ...(factors.length > 0 ? [t('soil.factors', { list: factors.join(', ') })] : []),
  ];
  return (
    <Answer sentences={sentences} label={false} tone={actions.length > 0 ? 'careful' : 'good'} onAsk={onAsk}>
      <RatingBars reading={reading} />
    </Answer>
  );
}

type Translate = ReturnType<typeof useTranslation<'guidetools'>>['t'];

function actionWords(t: Translate, action: SoilAction): string {
  switch (action.kind) {
    case 'micro': {
      const { least, most } = action.kg;
      const kilograms = least === most ? sayKilos(least) : `${sayKilos(least)}–${sayKilos(most)}`;
      return t(`soil.action.micro-${action.of}`, { kilograms });
    }
    case 'sulphur-gypsum':
      return t('soil.action.sulphur-gypsum', { kilograms: sayKilos(action.kg) });
    case 'adjust': {
      const names = (list: readonly ('n' | 'p2o5' | 'k2o')[]) =>
        list.map((each) => t(`soil.line.${each}`)).join(', ');
      return [
        ...(action.low.length > 0 ? [t('soil.action.raise', { list: names(action.low) })] : []),
        ...(action.high.length > 0 ? [t('soil.action.lower', { list: names(action.high) })] : []),
      ].join(' ');
    }
    default:
      return t(`soil.action.${action.kind}`);
  }
}

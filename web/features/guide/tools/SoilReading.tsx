import { hasNutrient, type SoilAction, type SoilReading } from '#shared/domain/agronomy/soil-test.ts';
import { formatFigure, formatKilos } from '../../../lib/format-figure.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { Answer, Further, type ToolProps } from '../fields/ToolParts.tsx';
import { RatingBars } from './RatingBars.tsx';
import { carryLevels, levelsOf, type SoilLevels } from './soil-levels.ts';

const FERTILIZER = 'tool-fertilizer-blend';
/** What the farmer is told first; the rest waits behind a tap until these are done. */
const FIRST_ACTIONS = 3;

interface ReadingProps extends ToolProps {
  reading: SoilReading;
  /** The card is the guide's own. */
  isExample: boolean;
}

/** What is low in the soil of the card, how much to add, and which dose the crop gets. */
export function Reading({ reading, isExample, onAsk }: ReadingProps) {
  const { t } = useTranslation('guidetools');
  const actions = actionLines(t, reading.actions);
  const factors = (['n', 'p2o5', 'k2o'] as const).flatMap((nutrient) => {
    const factor = reading.factors[nutrient];
    return factor === undefined ? [] : [t('soil.factor', { name: t(`soil.line.${nutrient}`), factor })];
  });
  const state = [
    ...(isExample ? [t('soil.exampleOnly')] : []),
    ...(reading.ph ? [t(`soil.ph.${reading.ph}`)] : []),
    ...(reading.ec ? [t(`soil.ec.${reading.ec}`)] : []),
  ].join(' ');
  const isWhole = hasNutrient(reading);
  const sentences = [
    state || t('soil.title'),
    ...actions.slice(0, FIRST_ACTIONS),
    ...(isWhole && actions.length === 0 ? [t('soil.nothing')] : []),
    ...(isWhole ? [] : [t('soil.more')]),
    ...(factors.length > 0 ? [t('soil.factors', { list: factors.join(', ') })] : []),
  ];
  return (
    <Answer
      sentences={sentences}
      label={false}
      tone={isExample || actions.length > 0 ? 'careful' : 'good'}
      onAsk={onAsk}
    >
      <Further title={t('soil.then')} sentences={actions.slice(FIRST_ACTIONS)} />
      <RatingBars reading={reading} />
      {isExample ? null : <CarryLevels levels={levelsOf(reading)} />}
    </Answer>
  );
}

/** The fertilizer tool with the levels of this card in it: on this page, or on the first page of the guide. */
function CarryLevels({ levels }: { levels: SoilLevels }) {
  const { t } = useTranslation('guidetools');
  if (Object.keys(levels).length === 0) return null;
  function carry(): void {
    carryLevels(levels);
    if (document.getElementById(FERTILIZER)) location.hash = FERTILIZER;
    else location.assign(`/guide#${FERTILIZER}`);
  }
  return (
    <Button tone="secondary" onClick={carry}>
      {t('soil.carry')}
    </Button>
  );
}

type Translate = ReturnType<typeof useTranslation<'guidetools'>>['t'];

/** One line for each thing to do; all that is short of the small nutrients is one errand (fact sheet, d3, T1). */
function actionLines(t: Translate, actions: readonly SoilAction[]): string[] {
  const micros = actions.filter(({ kind }) => kind === 'micro');
  return actions.flatMap((action) => {
    if (action.kind !== 'micro') return [actionWords(t, action)];
    return action === micros[0] ? [micros.map((each) => actionWords(t, each)).join(' ')] : [];
  });
}

function actionWords(t: Translate, action: SoilAction): string {
  switch (action.kind) {
    case 'lime-by-test':
      return [
        t('soil.action.lime-by-test'),
        ...(action.kg === null ? [] : [t('soil.action.lime-thumb', { kilograms: formatFigure(action.kg) })]),
      ].join(' ');
    case 'micro': {
      const { least, most } = action.kg;
      const kilograms = least === most ? formatKilos(least) : `${formatKilos(least)}–${formatKilos(most)}`;
      return t(`soil.action.micro-${action.of}`, { kilograms });
    }
    case 'sulphur-gypsum':
      return t('soil.action.sulphur-gypsum', { kilograms: formatKilos(action.kg) });
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

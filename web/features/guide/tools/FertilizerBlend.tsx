import { useState } from 'react';
import { CROP_DOSES, type CropDose, PALM_DOSES, type Palm } from '#shared/domain/agronomy/crop-doses.ts';
import {
  type Blend,
  blendFertilizers,
  blendForPalm,
  FERTILIZERS,
  type Npk,
  nitrogenWithPhosphorus,
  PHOSPHORUS_SOURCES,
  type PhosphorusSource,
} from '#shared/domain/agronomy/fertilizer-blend.ts';
import { HA_PER_ACRE, isInvalid } from '#shared/domain/agronomy/units.ts';
import { formatFigure } from '../../../lib/format-figure.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { AreaField } from '../fields/AreaField.tsx';
import { Answer, Choice, Fields, FigureField, NoAnswer, Pick, type ToolProps } from '../fields/ToolParts.tsx';
import { acresOf, useArea } from '../fields/use-area.ts';
import { isEmpty, useFigure } from '../fields/use-figure.ts';
import { BagRow } from './BagRow.tsx';
import { useSoilLevels } from './soil-levels.ts';

const FACTOR = { low: 1.25, medium: 1, high: 0.75 } as const;
type Level = keyof typeof FACTOR;
const OWN = 'own';
const PALMS = Object.keys(PALM_DOSES) as Palm[];
const isPalm = (crop: string): crop is Palm => crop in PALM_DOSES;

/** Bags of straight fertilizer for a crop and a field. */
export function FertilizerBlend({ onAsk, dapRupees }: ToolProps) {
  const { t } = useTranslation('guidetools');
  const [crop, setCrop] = useState<string | null>(null);
  const options = [...CROP_DOSES.map(({ id }) => id), ...PALMS, OWN].map((value) => ({
    value,
    label: t(`crop.${value as 'paddy'}`),
  }));
  return (
    <>
      <Fields>
        <Pick label={t('blend.crop')} options={options} chosen={crop} onChoose={setCrop} />
      </Fields>
      {crop === null ? (
        <NoAnswer />
      ) : isPalm(crop) ? (
        <Palms key={crop} palm={crop} onAsk={onAsk} />
      ) : (
        <FieldBlend crop={crop} onAsk={onAsk} dapRupees={dapRupees} />
      )}
    </>
  );
}

function FieldBlend({ crop, onAsk, dapRupees }: ToolProps & { crop: string }) {
  const { t } = useTranslation('guidetools');
  const area = useArea();
  const own = { n: useFigure(), p: useFigure(), k: useFigure() };
  const { levels, setLevel, isCarried } = useLevels();
  const [source, setSource] = useState<PhosphorusSource>('dap');
  const dose = CROP_DOSES.find(({ id }) => id === crop);
  const perHa = dose?.perHa ?? { n: own.n.value, p: own.p.value, k: own.k.value };
  const blend = blendFertilizers({
    perHa,
    acres: acresOf(area),
    factor: { n: FACTOR[levels.n], p: FACTOR[levels.p], k: FACTOR[levels.k] },
    phosphorusFrom: source,
  });
  const levelOptions = (['low', 'medium', 'high'] as const).map((value) => ({
    value,
    label: t(`level.${value}`),
  }));
  return (
    <>
      <Fields>
        {dose
          ? null
          : (['n', 'p', 'k'] as const).map((key) => (
              <FigureField
                key={key}
                label={t(`blend.own.${key}`)}
                figure={own[key]}
                unit={t('unit.kgHa')}
                error={own[key].value >= 0 || isEmpty(own[key]) ? undefined : t('wrongNegative')}
              />
            ))}
        <AreaField area={area} />
        {isCarried ? <p>{t('blend.carried')}</p> : null}
        {(['n', 'p', 'k'] as const).map((key) => (
          <Choice
            key={key}
            label={t(`blend.soil.${key}`)}
            chosen={levels[key]}
            onChoose={(level) => setLevel(key, level)}
            options={levelOptions}
          />
        ))}
        <Pick
          label={t('blend.source')}
          chosen={source}
          onChoose={setSource}
          options={PHOSPHORUS_SOURCES.map((value) => ({ value, label: t(`straight.${value}`) }))}
        />
      </Fields>
      {isInvalid(blend) ? (
        <NoAnswer />
      ) : (
        <Bags blend={blend} dose={dose} acres={acresOf(area)} onAsk={onAsk} dapRupees={dapRupees} />
      )}
    </>
  );
}

const MEDIUM: Record<keyof Npk, Level> = { n: 'medium', p: 'medium', k: 'medium' };

/** Those of the soil card that was carried here, under what was chosen since. */
function useLevels() {
  const carried = useSoilLevels();
  const [chosen, setChosen] = useState({ since: carried, levels: {} });
  const own = chosen.since === carried ? chosen.levels : {};
  return {
    levels: { ...MEDIUM, ...carried, ...own },
    isCarried: Object.keys(carried).length > 0,
    setLevel: (key: keyof Npk, level: Level) =>
      setChosen({ since: carried, levels: { ...own, [key]: level } }),
  };
}

interface BagsProps extends ToolProps {
  blend: Blend;
  dose: CropDose | undefined;
  acres: number;
}

function Bags({ blend, dose, acres, onAsk, dapRupees }: BagsProps) {
  const { t } = useTranslation('guidetools');
  const used = FERTILIZERS.filter((kind) => blend.kilograms[kind] > 0.005);
  const lines = used.map((kind) =>
    t('blend.line', {
      name: t(`straight.${kind}`),
      kilograms: formatFigure(blend.kilograms[kind]),
      bags: formatFigure(blend.bags[kind]),
    }),
  );
  const gypsum = dose?.gypsumPerHa ? dose.gypsumPerHa * HA_PER_ACRE * acres : 0;
  const dapBags = Math.ceil(blend.bags.dap - 1e-9);
  const sentences = [
    ...lines,
    ...(gypsum > 0 ? [t('blend.gypsum', { kilograms: formatFigure(gypsum) })] : []),
    ...(dose ? splitsOf(t, dose) : []),
    ...(dose ? tooEarly(t, dose, blend) : []),
    ...(dapRupees !== undefined && dapBags > 0
      ? [t('blend.cost', { count: dapBags, rupees: formatFigure(dapBags * dapRupees) })]
      : []),
    ...(blend.kilograms.urea > 0 ? [t('blend.ureaPrice')] : []),
    t('blend.note'),
  ];
  return (
    <Answer sentences={sentences} label={false} onAsk={onAsk}>
      <BagRow bags={used.map((kind) => ({ name: t(`straight.${kind}`), bags: blend.bags[kind] }))} />
    </Answer>
  );
}

type Translate = ReturnType<typeof useTranslation<'guidetools'>>['t'];

/** When the parts are given; nothing where all goes in at sowing. */
function splitsOf(t: Translate, { nitrogen, splitsPotash }: CropDose): string[] {
  if (nitrogen.some(({ moment }) => moment === 'by-day-120')) return [t('blend.by120')];
  if (nitrogen.length === 1) return [];
  const parts = nitrogen
    .map(({ moment, share }) =>
      t('blend.part', { moment: t(`moment.${moment}`), percent: Math.round(share * 100) }),
    )
    .join(', ');
  return [t(splitsPotash ? 'blend.splitsBoth' : 'blend.splits', { parts })];
}

/** So much more nitrogen than its first part may a bag bring at once; the parts are thirds and halves, not exact. */
const EARLY_MARGIN = 0.2;

/** A complex cannot be given in parts as its nitrogen should be: its phosphorus goes in at sowing. */
function tooEarly(t: Translate, { nitrogen }: CropDose, blend: Blend): string[] {
  const early = nitrogenWithPhosphorus(blend);
  if (early <= (nitrogen[0]?.share ?? 1) + EARLY_MARGIN) return [];
  return [t('blend.early', { percent: Math.round(early * 100) })];
}

function Palms({ palm, onAsk }: ToolProps & { palm: Palm }) {
  const { t } = useTranslation('guidetools');
  const palms = useFigure();
  const { urea, rockPhosphate, mop } = blendForPalm(PALM_DOSES[palm]);
  const kilograms = (grams: number) => formatFigure((grams * palms.value) / 1000);
  return (
    <>
      <Fields>
        <FigureField
          label={t('blend.palms')}
          figure={palms}
          error={palms.value > 0 || isEmpty(palms) ? undefined : t('wrong')}
        />
      </Fields>
      {palms.value > 0 ? (
        <Answer
          label={false}
          onAsk={onAsk}
          sentences={[
            t('blend.palm', {
              urea: Math.round(urea),
              rock: Math.round(rockPhosphate),
              mop: Math.round(mop),
            }),
            t('blend.palmAll', {
              palms: formatFigure(palms.value),
              urea: kilograms(urea),
              rock: kilograms(rockPhosphate),
              mop: kilograms(mop),
            }),
            t(`blend.palmNote.${palm}`),
          ]}
        />
      ) : (
        <NoAnswer />
      )}
    </>
  );
}

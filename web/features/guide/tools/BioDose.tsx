import { type Range, seedDose, soilDose } from '#shared/domain/agronomy/bio-dose.ts';
import { isInvalid } from '#shared/domain/agronomy/units.ts';
import { formatFigure } from '../../../lib/format-figure.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { AreaField } from '../fields/AreaField.tsx';
import { Answer, Fields, FigureField, NoAnswer, type ToolProps } from '../fields/ToolParts.tsx';
import { acresOf, useArea } from '../fields/use-area.ts';
import { isEmpty, useFigure } from '../fields/use-figure.ts';

/** Packets for the seed and kilograms for the soil, of one organism. */
export function BioDose({ onAsk }: ToolProps) {
  const { t } = useTranslation('guidetools');
  const seed = useFigure();
  const area = useArea();
  const bySeed = seedDose(seed.value);
  const bySoil = soilDose(acresOf(area));
  const range = ({ least, most }: Range) => ({ least: formatFigure(least), most: formatFigure(most) });
  const sentences = [
    ...(isInvalid(bySeed) ? [] : [t('bio.seed', { count: bySeed.packets, ...range(bySeed.grams) })]),
    ...(isInvalid(bySoil)
      ? []
      : [
          t('bio.soil', {
            ...range(bySoil.kilograms),
            manureLeast: formatFigure(bySoil.manure.least),
            manureMost: formatFigure(bySoil.manure.most),
          }),
        ]),
  ];
  return (
    <>
      <Fields>
        <FigureField
          label={t('bio.seedKg')}
          figure={seed}
          unit={t('unit.kg')}
          error={isInvalid(bySeed) && !isEmpty(seed) ? t('wrong') : undefined}
        />
        <AreaField area={area} />
      </Fields>
      {sentences.length === 0 ? (
        <NoAnswer />
      ) : (
        <Answer sentences={[...sentences, t('bio.note')]} onAsk={onAsk} />
      )}
    </>
  );
}

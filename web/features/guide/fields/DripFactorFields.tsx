import { DRIP_CROPS } from '#shared/domain/agronomy/drip-time.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Choice, FigureField, Pick } from './ToolParts.tsx';
import type { DripFactors, DripSeason } from './use-drip-factors.ts';
import { type Figure, isEmpty } from './use-figure.ts';

const CROPS = [...DRIP_CROPS, 'own'] as const;
const SEASONS: readonly DripSeason[] = ['monsoon', 'winter', 'summer', 'own'];

/** Crop and season by name, or by their figures. */
export function DripFactorFields({ chosen }: { chosen: DripFactors }) {
  const { t } = useTranslation('guidetools');
  const { crop, setCrop, season, setSeason, boxes } = chosen;
  // A box nobody has written in yet is no mistake.
  const wrong = (figure: Figure, most = Number.POSITIVE_INFINITY) =>
    isEmpty(figure) || (figure.value > 0 && figure.value <= most)
      ? undefined
      : t(most === 100 ? 'soilfix.wrongPercent' : 'wrong');
  return (
    <>
      <Pick
        label={t('drip.crop')}
        chosen={crop}
        onChoose={setCrop}
        options={CROPS.map((value) => ({ value, label: t(`drip.${value}`) }))}
      />
      {crop === null ? null : (
        <>
          <FigureField
            label={t('drip.kc')}
            figure={boxes.kc}
            error={wrong(boxes.kc)}
            hint={crop === 'own' ? undefined : t('drip.kcHint')}
          />
          <FigureField
            label={t('drip.wetted')}
            figure={boxes.wetted}
            unit="%"
            error={wrong(boxes.wetted, 100)}
          />
        </>
      )}
      <Choice
        label={t('drip.season')}
        chosen={season}
        onChoose={setSeason}
        options={SEASONS.map((value) => ({
          value,
          label: t(value === 'own' ? 'drip.ownEto' : `drip.${value}`),
        }))}
      />
      {season === 'own' ? (
        <FigureField label={t('drip.eto')} figure={boxes.eto} unit={t('unit.mm')} error={wrong(boxes.eto)} />
      ) : null}
      <FigureField
        label={t('drip.row')}
        figure={boxes.rowMetres}
        unit={t('unit.metre')}
        error={wrong(boxes.rowMetres)}
      />
      <FigureField
        label={t('drip.plant')}
        figure={boxes.plantMetres}
        unit={t('unit.metre')}
        error={wrong(boxes.plantMetres)}
      />
    </>
  );
}

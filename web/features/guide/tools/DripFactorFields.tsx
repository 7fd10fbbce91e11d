import { useTranslation } from '../../../lib/i18n.ts';
import { Choice, FigureField } from './ToolParts.tsx';
import type { DripCrop, DripFactors, DripSeason } from './use-drip-factors.ts';

const CROPS: readonly DripCrop[] = ['tomato', 'areca', 'own'];
const SEASONS: readonly DripSeason[] = ['monsoon', 'winter', 'summer', 'own'];

interface DripFactorFieldsProps {
  chosen: DripFactors;
  onCrop: (crop: DripCrop) => void;
  /** Name of the factor that makes no sense, if one does. */
  invalid: string | null;
}

/** Crop and season by name, or by their figures. */
export function DripFactorFields({ chosen, onCrop, invalid }: DripFactorFieldsProps) {
  const { t } = useTranslation('guidetools');
  const { crop, season, setSeason, own } = chosen;
  // A box nobody has written in yet is no mistake.
  const isWrong = (field: keyof typeof own) => invalid === field && own[field].text.trim() !== '';
  return (
    <>
      <Choice
        label={t('drip.crop')}
        chosen={crop}
        onChoose={onCrop}
        options={CROPS.map((value) => ({ value, label: t(`drip.${value}`) }))}
      />
      {crop === 'own' ? (
        <>
          <FigureField label={t('drip.kc')} figure={own.kc} error={isWrong('kc') ? t('wrong') : undefined} />
          <FigureField
            label={t('drip.wetted')}
            figure={own.wetted}
            unit="%"
            error={isWrong('wetted') ? t('soilfix.wrongPercent') : undefined}
          />
        </>
      ) : null}
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
        <FigureField
          label={t('drip.eto')}
          figure={own.eto}
          unit={t('unit.mm')}
          error={isWrong('eto') ? t('wrong') : undefined}
        />
      ) : null}
    </>
  );
}

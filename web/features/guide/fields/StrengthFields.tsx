import { activeShare } from '#shared/domain/agronomy/label-dose.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Choice, FigureField } from './ToolParts.tsx';
import { LIQUID_STRENGTHS, type StrengthOfPack } from './use-strength.ts';

/** How strong the pack is; a liquid in % by weight also says what its litre weighs. */
export function StrengthFields({ pack, isLiquid }: { pack: StrengthOfPack; isLiquid: boolean }) {
  const { t } = useTranslation('guidetools');
  const share = activeShare(pack.strength(isLiquid));
  const isWrong = (field: 'strength' | 'density') =>
    pack.figures[field].text.trim() !== '' && typeof share !== 'number' && share.invalid === field;
  const inGrams = isLiquid && pack.as === 'grams-per-litre';
  return (
    <>
      {isLiquid ? (
        <Choice
          label={t('spray.strengthAs')}
          chosen={pack.as}
          onChoose={pack.setAs}
          options={LIQUID_STRENGTHS.map((value) => ({ value, label: t(`spray.as.${value}`) }))}
        />
      ) : null}
      <FigureField
        label={t('spray.strength')}
        figure={pack.figures.strength}
        unit={inGrams ? t('spray.as.grams-per-litre') : '%'}
        error={isWrong('strength') ? t('spray.strengthWrong') : undefined}
      />
      {isLiquid && pack.as === 'percent-weight' ? (
        <FigureField
          label={t('spray.density')}
          figure={pack.figures.density}
          unit={t('unit.kg')}
          error={isWrong('density') ? t('spray.densityWrong') : undefined}
        />
      ) : null}
    </>
  );
}

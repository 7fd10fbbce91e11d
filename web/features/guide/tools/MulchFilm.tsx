import { useState } from 'react';
import { mulchFilm } from '#shared/domain/agronomy/mulch-film.ts';
import { isInvalid } from '#shared/domain/agronomy/units.ts';
import { formatFigure } from '../../../lib/format-figure.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { AreaField } from '../fields/AreaField.tsx';
import { Answer, Choice, Fields, FigureField, NoAnswer, type ToolProps } from '../fields/ToolParts.tsx';
import { acresOf, useArea } from '../fields/use-area.ts';
import { type Figure, isEmpty, useFigure } from '../fields/use-figure.ts';

const MICRONS = ['20', '25', '30', '50', '100'] as const;

/** Metres of bed and kilograms of film. */
export function MulchFilm({ onAsk }: ToolProps) {
  const { t } = useTranslation('guidetools');
  const area = useArea();
  const spacing = useFigure();
  const width = useFigure();
  const [micron, setMicron] = useState<(typeof MICRONS)[number]>('25');
  const film = mulchFilm({
    acres: acresOf(area),
    bedSpacing: spacing.value,
    filmWidth: width.value,
    micron: Number(micron),
  });
  const wrong = (figure: Figure) => (figure.value > 0 || isEmpty(figure) ? undefined : t('wrong'));
  return (
    <>
      <Fields>
        <AreaField area={area} />
        <FigureField
          label={t('mulch.spacing')}
          figure={spacing}
          unit={t('unit.metre')}
          error={wrong(spacing)}
          hint={t('mulch.spacingHint')}
        />
        <FigureField
          label={t('mulch.width')}
          figure={width}
          unit={t('unit.metre')}
          error={width.value > spacing.value ? t('mulch.tooWide') : wrong(width)}
        />
        <Choice
          label={t('mulch.micron')}
          chosen={micron}
          onChoose={setMicron}
          options={MICRONS.map((value) => ({ value, label: value }))}
        />
      </Fields>
      {isInvalid(film) ? (
        <NoAnswer />
      ) : (
        <Answer
          label={false}
          onAsk={onAsk}
          sentences={[
            t('mulch.answer', { kilograms: formatFigure(film.kilograms), micron }),
            t('mulch.metres', {
              metres: formatFigure(film.bedMetres),
              square: formatFigure(film.squareMetres),
            }),
          ]}
        />
      )}
    </>
  );
}

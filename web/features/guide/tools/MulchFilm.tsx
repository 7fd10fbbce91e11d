import { useState } from 'react';
import { mulchFilm } from '#shared/domain/agronomy/mulch-film.ts';
import { isInvalid } from '#shared/domain/agronomy/units.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Answer, AreaField, acresOf, Choice, Fields, FigureField, NoAnswer } from './ToolParts.tsx';
import type { ToolProps } from './tool-props.ts';
import { useArea } from './use-area.ts';
import { sayFigure, useFigure } from './use-figure.ts';

const MICRONS = ['20', '25', '30', '50', '100'] as const;

/** Metres of bed and kilograms of film. */
export function MulchFilm({ onAsk }: ToolProps) {
  const { t } = useTranslation('guidetools');
  const area = useArea();
  const spacing = useFigure('1.5');
  const width = useFigure('1.2');
  const [micron, setMicron] = useState<(typeof MICRONS)[number]>('25');
  const film = mulchFilm({
    acres: acresOf(area),
    bedSpacing: spacing.value,
    filmWidth: width.value,
    micron: Number(micron),
  });
  const wrong = (field: string) => (isInvalid(film) && film.invalid === field ? t('wrong') : undefined);
  return (
    <>
      <Fields>
        <AreaField area={area} error={wrong('acres')} />
        <FigureField
          label={t('mulch.spacing')}
          figure={spacing}
          unit={t('unit.metre')}
          error={wrong('bedSpacing')}
        />
        <FigureField
          label={t('mulch.width')}
          figure={width}
          unit={t('unit.metre')}
          error={isInvalid(film) && width.value > spacing.value ? t('mulch.tooWide') : wrong('filmWidth')}
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
            t('mulch.answer', { kilograms: sayFigure(film.kilograms), micron }),
            t('mulch.metres', { metres: sayFigure(film.bedMetres), square: sayFigure(film.squareMetres) }),
          ]}
        />
      )}
    </>
  );
}

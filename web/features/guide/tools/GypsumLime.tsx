import { useState } from 'react';
import { gypsumDose, limeAdvice } from '#shared/domain/agronomy/gypsum-lime.ts';
import { isInvalid } from '#shared/domain/agronomy/units.ts';
import { formatFigure } from '../../../lib/format-figure.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { AreaField } from '../fields/AreaField.tsx';
import { Answer, Choice, Fields, FigureField, NoAnswer, type ToolProps } from '../fields/ToolParts.tsx';
import { acresOf, useArea } from '../fields/use-area.ts';
import { isEmpty, useFigure } from '../fields/use-figure.ts';

/** Lime for sour soil, gypsum for sodic soil: never the one for the other. */
export function GypsumLime({ onAsk }: ToolProps) {
  const { t } = useTranslation('guidetools');
  const [kind, setKind] = useState<'lime' | 'gypsum'>('lime');
  return (
    <>
      <Fields>
        <Choice
          label={t('soilfix.kind')}
          chosen={kind}
          onChoose={setKind}
          options={(['lime', 'gypsum'] as const).map((value) => ({ value, label: t(`soilfix.${value}`) }))}
        />
      </Fields>
      {kind === 'lime' ? <Lime onAsk={onAsk} /> : <Gypsum onAsk={onAsk} />}
    </>
  );
}

function Lime({ onAsk }: ToolProps) {
  const { t } = useTranslation('guidetools');
  const ph = useFigure();
  const advice = limeAdvice(ph.value);
  const area = useArea();
  const acres = acresOf(area);
  return (
    <>
      <Fields>
        <FigureField
          label={t('soilfix.ph')}
          figure={ph}
          error={isInvalid(advice) && !isEmpty(ph) ? t('soil.wrongPh') : undefined}
        />
        <AreaField area={area} />
      </Fields>
      {isInvalid(advice) ? (
        <NoAnswer />
      ) : (
        <Answer
          label={false}
          onAsk={onAsk}
          tone={advice.kind === 'never' ? 'stop' : advice.kind === 'test-first' ? 'careful' : 'good'}
          sentences={
            advice.kind === 'dose'
              ? [
                  t('soilfix.limeDose', {
                    ph: ph.text,
                    perAcre: formatFigure(advice.perAcre),
                    perHa: advice.perHa,
                  }),
                  ...(acres > 0
                    ? [t('soilfix.limeField', { kilograms: formatFigure(advice.perAcre * acres) })]
                    : []),
                  t('soilfix.limeNote'),
                ]
              : [t(`soilfix.lime-${advice.kind}`)]
          }
        />
      )}
    </>
  );
}

/** What to write instead; the keys of the gypsum's fields. */
const WRONG = {
  espNow: 'soilfix.wrongPercent',
  espWanted: 'soilfix.wrongAim',
  cec: 'soilfix.wrongPercent',
  purity: 'soilfix.wrongPercent',
} as const;

function Gypsum({ onAsk }: ToolProps) {
  const { t } = useTranslation('guidetools');
  const espNow = useFigure();
  const espWanted = useFigure('10');
  const cec = useFigure();
  const purity = useFigure('70');
  const figures = { espNow, espWanted, cec, purity };
  const area = useArea();
  const acres = acresOf(area);
  const dose = gypsumDose({
    espNow: espNow.value,
    espWanted: espWanted.value,
    cec: cec.value,
    purity: purity.value / 100,
  });
  const wrong = (field: keyof typeof WRONG) =>
    isInvalid(dose) && dose.invalid === field && !isEmpty(figures[field]) ? t(WRONG[field]) : undefined;
  return (
    <>
      <Fields>
        <FigureField label={t('soilfix.espNow')} figure={espNow} unit="%" error={wrong('espNow')} />
        <FigureField label={t('soilfix.espWanted')} figure={espWanted} unit="%" error={wrong('espWanted')} />
        <FigureField label={t('soilfix.cec')} figure={cec} error={wrong('cec')} />
        <FigureField label={t('soilfix.purity')} figure={purity} unit="%" error={wrong('purity')} />
        <AreaField area={area} />
      </Fields>
      {isInvalid(dose) ? (
        <NoAnswer />
      ) : (
        <Answer
          label={false}
          onAsk={onAsk}
          sentences={[
            t('soilfix.gypsumDose', { tonnes: formatFigure(dose.halfAsBoughtPerAcre), purity: purity.text }),
            ...(acres > 0
              ? [t('soilfix.gypsumField', { tonnes: formatFigure(dose.halfAsBoughtPerAcre * acres) })]
              : []),
            t('soilfix.gypsumWhole', {
              whole: formatFigure(dose.requirement),
              half: formatFigure(dose.half),
            }),
            t('soilfix.gypsumNote'),
          ]}
        />
      )}
    </>
  );
}

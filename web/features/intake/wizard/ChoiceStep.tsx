import type { ReactNode } from 'react';
import type { CropSign } from '#shared/domain/guide/crop-content.ts';
import { PLANT_PARTS, type PlantPart } from '#shared/domain/guide/crop-pages.ts';
import { partsOf } from '#shared/domain/guide/sign-choice.ts';
import { IRRIGATIONS, SINCE, SPREADS, WEATHERS } from '#shared/domain/plan/case.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { partDrawing } from '../crops.ts';
import { withPart } from '../draft/intake-draft.ts';
import type { StepProps } from '../draft/use-intake-draft.ts';
import { SinceDrawing, SpreadDrawing, WaterDrawing, WeatherDrawing } from './drawings.tsx';
import { Picture, Tile, Tiles } from './Tile.tsx';

const CHOICES = { since: SINCE, spread: SPREADS, weather: WEATHERS, irrigation: IRRIGATIONS } as const;
export type ChoiceStepName = keyof typeof CHOICES;
type ChoiceOf<Step extends ChoiceStepName> = (typeof CHOICES)[Step][number];

const DRAWN: { readonly [Step in ChoiceStepName]: (value: ChoiceOf<Step>) => ReactNode } = {
  since: (value) => <SinceDrawing value={value} />,
  spread: (value) => <SpreadDrawing value={value} />,
  weather: (value) => <WeatherDrawing value={value} />,
  irrigation: (value) => <WaterDrawing value={value} />,
};

/** One of a few drawn answers. */
export function ChoiceStep<Step extends ChoiceStepName>({ step, draft, answer }: StepProps & { step: Step }) {
  const { t } = useTranslation('told');
  const options: readonly ChoiceOf<Step>[] = CHOICES[step];
  const wordOf = (value: string) => t(`choice.${step}.${value}` as Parameters<typeof t>[0]);
  return (
    <Tiles large>
      {options.map((value) => (
        <Tile
          key={value}
          drawing={DRAWN[step](value)}
          isChosen={draft.answers[step] === value}
          onChoose={() => answer((now) => ({ ...now, answers: { ...now.answers, [step]: value } }))}
        >
          {wordOf(value)}
        </Tile>
      ))}
    </Tiles>
  );
}

/** Where on the plant: the parts on which the guide knows signs of this crop, and all of a crop it does not know. */
export function PartStep({ draft, answer, signs }: StepProps & { signs: readonly CropSign[] | undefined }) {
  const { t } = useTranslation('guidecrop');
  const parts: readonly PlantPart[] = signs ? partsOf(signs) : PLANT_PARTS;
  return (
    <Tiles large>
      {parts.map((part) => (
        <Tile
          key={part}
          drawing={<Picture src={partDrawing(part)} />}
          isChosen={draft.seenOn === part}
          onChoose={() => answer((now) => withPart(now, part))}
        >
          {t(`part.${part}`)}
        </Tile>
      ))}
    </Tiles>
  );
}

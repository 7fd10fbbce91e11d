import type { NameVerdict } from '#shared/domain/agronomy/forbidden-product.ts';
import { isWrittenIn } from '#shared/domain/locales.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Answer, FigureField } from './ToolParts.tsx';
import type { ToolProps } from './tool-props.ts';
import type { PackName } from './use-pack-name.ts';

/** The name on the pack, and the crop where it decides. */
export function PackNameFields({ pack }: { pack: PackName }) {
  const { t } = useTranslation('guidetools');
  return (
    <>
      <FigureField
        label={t('forbidden.name')}
        figure={{ text: pack.product, value: 0, set: pack.setProduct }}
        words
      />
      {pack.verdict?.kind === 'restricted' ? (
        <FigureField
          label={t('forbidden.crop')}
          figure={{ text: pack.crop, value: 0, set: pack.setCrop }}
          words
        />
      ) : null}
    </>
  );
}

/** Said in the place of any answer. */
export function Forbidden({ verdict, onAsk }: ToolProps & { verdict: NameVerdict }) {
  const say = useForbidden();
  return <Answer tone="stop" label={false} onAsk={onAsk} sentences={[say(verdict)]} />;
}

/** What the lists say of a name, in the reader's language. */
export function useForbidden(): (verdict: NameVerdict) => string {
  const { t, language } = useTranslation('guidetools');
  return (verdict) => {
    if (verdict.kind === 'banned') return t('forbidden.banned', { name: verdict.name });
    if (verdict.crop !== null) return t('forbidden.onCrop', { name: verdict.name, crop: verdict.crop });
    const own = verdict.crops.filter((crop) => isWrittenIn(crop, language));
    return t('forbidden.some', { name: verdict.name, crops: own.join(', ') });
  };
}

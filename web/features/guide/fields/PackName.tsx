import { useState } from 'react';
import { PRODUCT_BOOK } from '#content/guide/product-book.ts';
import { judgeName, type NameVerdict } from '#shared/domain/agronomy/forbidden-product.ts';
import { isWrittenIn } from '#shared/domain/by-language.ts';
import { bannedPath } from '#shared/domain/guide/banned-page.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { SiteLink } from '../../../lib/page/site-links.tsx';
import { Answer, FigureField, type ToolProps } from './ToolParts.tsx';

/** The name of a product as it is being typed, and what the lists of what is forbidden say of it. */
interface PackName {
  product: string;
  crop: string;
  setProduct: (text: string) => void;
  setCrop: (text: string) => void;
  verdict: NameVerdict | null;
  /** No tool goes on: banned, forbidden on the crop, or no crop is told that is known. */
  stops: boolean;
}

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
  const { t } = useTranslation('guidetools');
  const say = useForbidden();
  return (
    <Answer tone="stop" label={false} onAsk={onAsk} sentences={[say(verdict)]}>
      <SiteLink to={bannedPath(verdict.name)}>{t('forbidden.more')}</SiteLink>
    </Answer>
  );
}

/** What the lists say of a name, in the reader's language. */
export function useForbidden(): (verdict: NameVerdict) => string {
  const { t, language } = useTranslation('guidetools');
  return (verdict) => {
    if (verdict.kind === 'banned') return t('forbidden.banned', { name: verdict.name });
    if (verdict.crop !== null) return t('forbidden.onCrop', { name: verdict.name, crop: verdict.crop });
    if (verdict.isCropKnown === false) return t('forbidden.strange', { name: verdict.name });
    const own = verdict.crops.filter((crop) => isWrittenIn(crop, language));
    return t('forbidden.some', { name: verdict.name, crops: own.join(', ') });
  };
}

export function usePackName(): PackName {
  const [product, setProduct] = useState('');
  const [crop, setCrop] = useState('');
  const verdict = judgeName(product, crop, PRODUCT_BOOK);
  const stops =
    verdict !== null && (verdict.kind === 'banned' || verdict.crop !== null || verdict.isCropKnown !== true);
  return { product, crop, setProduct, setCrop, verdict, stops };
}

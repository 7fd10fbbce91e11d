import { Camera } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { BanReason } from '#content/guide/banned.ts';
import { PRODUCT_BOOK } from '#content/guide/product-book.ts';
import type { FieldTable } from '#shared/domain/agronomy/field-rows.ts';
import { nearName, type ProductAnswer } from '#shared/domain/agronomy/forbidden-product.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { SiteLink } from '../../../lib/page/site-links.tsx';
import { Button, ButtonLink } from '../../../ui/fields/Button.tsx';
import cards from '../search/SearchCards.module.css';
import { Emergency } from '../search/SearchCards.tsx';
import { answersTo } from '../search/search-answers.ts';
import styles from './IsItBanned.module.css';
import { ProductCard } from './ProductCard.tsx';
import { statusOf, usedAgainst } from './product-words.ts';

interface BannedAnswerProps {
  name: string;
  /** Address of the label table. */
  rows: string;
  onMeant: (name: string) => void;
}

/** What is known of the name that is typed, since when, and what there is to do. */
export function BannedAnswer({ name, rows, onMeant }: BannedAnswerProps) {
  const { t } = useTranslation('guidesearch');
  const { isEmergency, product } = answersTo(name);
  return (
    <div className={styles.answer} role="status">
      {isEmergency ? <Emergency /> : null}
      {product.kind === 'unknown' ? (
        <Unknown name={name} onMeant={onMeant} />
      ) : (
        <ProductCard product={product} label={t(`ban.status.${statusOf(product)}`)}>
          {product.kind === 'allowed' ? <AllowedFor active={product.active} rows={rows} /> : null}
          {product.kind === 'banned' || product.kind === 'restricted' ? <Since product={product} /> : null}
          {product.kind === 'unlisted' ? <PhotoOfLabel /> : null}
        </ProductCard>
      )}
    </div>
  );
}

function Unknown({ name, onMeant }: { name: string; onMeant: (name: string) => void }) {
  const { t } = useTranslation('guidesearch');
  const near = nearName(name, PRODUCT_BOOK);
  return (
    <section className={cards.note} aria-label={t('ban.status.unknown')}>
      <p className={cards.label}>{t('ban.status.unknown')}</p>
      <p>{t('page.unknown', { name })}</p>
      {near ? (
        <p>
          <Button tone="secondary" onClick={() => onMeant(near)}>
            {t('page.near', { name: near })}
          </Button>
        </p>
      ) : null}
      <PhotoOfLabel />
    </section>
  );
}

function PhotoOfLabel() {
  const { t } = useTranslation('guidesearch');
  return (
    <p>
      <ButtonLink tone="accent" to="/farmers" icon={<Camera aria-hidden="true" />}>
        {t('page.photo')}
      </ButtonLink>
    </p>
  );
}

const INSTEAD = {
  pest: '/guide#crops',
  weeds: '/guide/chapter/11-weeds#without',
  disease: '/guide/chapter/2-fungicides#diagnose',
  store: '/farmers',
};

function Since({
  product,
}: {
  product: Extract<ProductAnswer<BanReason>, { kind: 'banned' | 'restricted' }>;
}) {
  const { t } = useTranslation('guidesearch');
  const against = usedAgainst(product.name);
  return (
    <>
      <p>
        {t(`ban.since.${product.kind === 'banned' ? product.why : 'restricted'}`)} {t('ban.source')}
      </p>
      <p>
        <strong>{t('ban.instead.title')}</strong> {t(`ban.instead.${against}`)}{' '}
        <SiteLink to={INSTEAD[against]}>{t(`ban.insteadLink.${against}`)}</SiteLink>
      </p>
      {product.kind === 'banned' ? (
        <p>
          <a href="#old-tin">{t('page.tinLink')}</a>
        </p>
      ) : null}
    </>
  );
}

function AllowedFor({ active, rows }: { active: string; rows: string }) {
  const { t } = useTranslation('guidesearch');
  const crops = useCropsOf(active, rows);
  return (
    <>
      <p>{t('page.allowed')}</p>
      {crops === null ? null : (
        <p>{crops.length > 0 ? t('page.crops', { crops: crops.join(', ') }) : t('page.cropsNone')}</p>
      )}
    </>
  );
}

/** The crops for which the table has the active ingredient; null while it is on its way, none where it did not come. */
function useCropsOf(active: string, rows: string): string[] | null {
  const [table, setTable] = useState<FieldTable | 'failed' | null>(null);
  useEffect(() => {
    const asked = new AbortController();
    fetch(rows, { signal: asked.signal })
      .then(async (answer) => setTable((await answer.json()) as FieldTable))
      .catch(() => {
        if (!asked.signal.aborted) setTable('failed');
      });
    return () => asked.abort();
  }, [rows]);
  if (table === null || table === 'failed') return table === null ? null : [];
  const own = new Set(table.rows.filter(({ actives }) => actives.includes(active)).map(({ crop }) => crop));
  return table.crops.filter(({ key }) => own.has(key)).map(({ name }) => name);
}

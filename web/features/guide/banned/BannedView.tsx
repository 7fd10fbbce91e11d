import { Camera } from 'lucide-react';
import {
  BAN_GROUPS,
  BAN_STATUS,
  type BanReason,
  type BanStatus,
  RESTRICTED_NAMES,
} from '#content/guide/banned.ts';
import { TRADE_NAMES } from '#content/guide/trade-names.ts';
import { isWrittenIn } from '#shared/domain/by-language.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Island } from '../../../lib/islands/Island.tsx';
import { islandMarks } from '../../../lib/islands/island.ts';
import { ButtonLink } from '../../../ui/fields/Button.tsx';
import { ShareButton } from '../../../ui/ShareButton.tsx';
import article from '../ChapterView.module.css';
import BANNED_NAME from './BannedName.island.ts';
import styles from './BannedView.module.css';
import IS_IT_BANNED from './IsItBanned.island.tsx';
import { cropsShown } from './ProductCard.tsx';
import { nameIn } from './product-words.ts';

const STATUSES: readonly BanStatus[] = ['banned', 'withdrawn', 'refused', 'restricted', 'unadvised'];
const STEPS = ['closed', 'locked', 'nowhere', 'leaks', 'ask'] as const;
const REASONS = Object.entries(BAN_GROUPS) as unknown as [BanReason, readonly (readonly string[])[]][];

/** Every product that may not be used, by name; the box above it judges one. Whole without a script. */
export function BannedView({ rows }: { rows: string }) {
  const { t } = useTranslation('guidesearch');
  return (
    <div className={styles.page} {...islandMarks(BANNED_NAME)}>
      <h1 className={styles.title}>{t('page.title')}</h1>
      <p className={styles.lead}>{t('page.lead')}</p>
      <Island of={IS_IT_BANNED} props={{ rows }} />
      <div className={styles.two}>
        <section id="old-tin" className={styles.tin}>
          <h2>{t('page.tin.title')}</h2>
          <ol>
            {STEPS.map((step) => (
              <li key={step}>{t(`page.tin.${step}`)}</li>
            ))}
          </ol>
        </section>
        <section id="list" className={styles.list}>
          <h2>{t('page.list')}</h2>
          <p>{t('page.listLead')}</p>
          {STATUSES.map((status) => (
            <Fold key={status} status={status} />
          ))}
          <ForbiddenOnCrops />
          <p className={styles.source}>{t('ban.source')}</p>
        </section>
      </div>
      <aside className={article.ask}>
        <p className={article.askTitle}>{t('page.title')}</p>
        <ButtonLink tone="accent" to="/farmers" icon={<Camera aria-hidden="true" />}>
          {t('page.photo')}
        </ButtonLink>
      </aside>
      <ShareButton text={t('page.share')} />
    </div>
  );
}

function Fold({ status }: { status: BanStatus }) {
  const { t } = useTranslation('guidesearch');
  return (
    <details className={styles.fold} data-products>
      <summary>
        <h3>{t(`ban.status.${status}`)}</h3>
      </summary>
      {REASONS.filter(([why]) => BAN_STATUS[why] === status).map(([why, substances]) => (
        <div key={why} className={styles.reason}>
          <p>
            <strong>{t(`ban.why.${why}`)}</strong> {t(`ban.since.${why}`)}
            {why === 'refused' ? ` ${t('page.refusedMore')}` : null}
          </p>
          <ul className={styles.names}>
            {substances.map((names) => (
              <li key={names[0]} data-product>
                <Names names={names} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

function ForbiddenOnCrops() {
  const { t, language } = useTranslation('guidesearch');
  return (
    <details className={styles.fold} data-products>
      <summary>
        <h3>{t('page.crop')}</h3>
      </summary>
      <ul className={styles.reason}>
        {RESTRICTED_NAMES.map(({ names, crops }) => (
          <li key={names[0]} data-product>
            <Names names={names} />: {t('page.onCrops', { crops: cropsShown(crops, language) })}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A substance in the reader's letters, and the packs that farmers know it by. */
function Names({ names }: { names: readonly string[] }) {
  const { language } = useTranslation('guidesearch');
  const trade = Object.entries(TRADE_NAMES)
    .filter(([name, active]) =>
      active.split(' ').includes(names[0] ?? '') || active === names[0] ? isWrittenIn(name, language) : false,
    )
    .map(([name]) => name);
  return (
    <>
      <strong>{nameIn(names, language)}</strong>
      {trade.length > 0 ? <span className={styles.trade}> [{trade.join(', ')}]</span> : null}
    </>
  );
}

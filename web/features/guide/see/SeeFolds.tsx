import type { GuidePicture, SeeFacts, SeenCropProblem } from '#shared/domain/guide/crop-content.ts';
import { cropPath, type PlantPart } from '#shared/domain/guide/crop-pages.ts';
import { partsOf, signsOn } from '#shared/domain/guide/sign-choice.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { SiteLink } from '../../../lib/page/site-links.tsx';
import styles from './SeeTiles.module.css';

/** Everything the three taps can say, folded: what is drawn as steps, and the whole page where no script runs. */
export function SeeFolds({ facts: { crops, parts } }: { facts: SeeFacts }) {
  const { t } = useTranslation('guidesee');
  return (
    <div className={styles.tiles}>
      {crops.map(({ slug, title, picture, problems, seen }) => (
        <details key={slug} className={styles.fold} data-crop={slug} data-seen={seen}>
          <summary className={styles.tile}>
            <Drawing picture={picture} />
            <span data-words="">{title}</span>
          </summary>
          <div className={styles.tiles}>
            {partsOf(problems).map((part) => (
              <PartFold key={part} crop={slug} part={part} picture={parts[part]} problems={problems} />
            ))}
          </div>
          <SiteLink to={cropPath(slug)} className={styles.whole} data-whole="">
            {t('none.page')}
          </SiteLink>
        </details>
      ))}
    </div>
  );
}

interface PartFoldProps {
  crop: string;
  part: PlantPart;
  picture: GuidePicture;
  problems: readonly SeenCropProblem[];
}

function PartFold({ crop, part, picture, problems }: PartFoldProps) {
  const { t } = useTranslation('guidecrop');
  return (
    <details className={styles.fold} data-part={part}>
      <summary className={styles.tile}>
        <Drawing picture={picture} />
        <span data-words="">{t(`part.${part}`)}</span>
      </summary>
      <ul className={styles.signs}>
        {signsOn(problems, part).map(({ id, sees, plate }) => (
          <li key={id}>
            <SiteLink to={`${cropPath(crop)}#${id}`} className={styles.sign} data-sign={id}>
              {plate ? (
                <span className={styles.plate}>
                  <img src={plate.src} alt="" width="180" height="158" loading="lazy" decoding="async" />
                </span>
              ) : null}
              <span data-words="">{sees}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Drawing({ picture }: { picture: GuidePicture }) {
  return <img src={picture.src} alt="" width="72" height="72" loading="lazy" decoding="async" />;
}

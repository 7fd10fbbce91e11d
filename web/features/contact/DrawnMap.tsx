import { useContent } from '../../lib/content/content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './DrawnMap.module.css';

/**
 * The way to the door as a neighbour would draw it: the main road, the bus stand, the market and the pin. A sketch, not
 * to scale; the true map comes from another house and only on a tap.
 */
export function DrawnMap() {
  const { t, language } = useTranslation('contact');
  const { name } = useContent('shop');
  const { address } = useContent('contact');
  const [, street = ''] = address[language];
  return (
    <svg
      className={styles.map}
      viewBox="0 -30 640 360"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t('map.drawn')}
    >
      <rect className={styles.ground} x="-40" y="-60" width="720" height="420" />
      <path className={styles.field} d="M-40-60h280l-30 156-250 34zM470 190l210-48v220H520z" />
      <path
        className={styles.rows}
        d="M-40-34 232-58M-40 0 228-32M-40 34 222-4M-40 68 218 26M-40 102 212 58M478 202l210-44M486 240l200-40"
      />
      <path className={styles.water} d="M556 236c34-14 84-8 96 14s-14 52-54 54-82-10-84-34 18-28 42-34z" />
      <path className={styles.waves} d="M548 262q10-8 20 0t20 0 20 0M562 282q10-8 20 0t20 0" />
      <path className={styles.folds} d="M213-60v420M427-60v420M-40 150h720" />
      <path className={styles.road} d="M-10 210C160 190 420 150 650 110" />
      <path className={styles.line} d="M-10 210C160 190 420 150 650 110" />
      <path className={styles.lane} d="M362 400 300 176 236 -70" />
      <path className={styles.lane} d="M440 150 492 400" />
      <g className={styles.houses}>
        <path d="M210 150h44v28h-44zM352 108h60v34h-60zM352 196h52v40h-52zM186 224h60v34h-60z" />
      </g>
      <g className={styles.stop}>
        <rect x="86" y="160" width="44" height="26" rx="4" />
        <path d="M92 166h14v8H92zM110 166h14v8h-14z" />
        <circle cx="97" cy="187" r="4" />
        <circle cx="119" cy="187" r="4" />
      </g>
      <g className={styles.pin}>
        <path d="M382 104c0 0-26-34-26-54a26 26 0 1 1 52 0c0 20-26 54-26 54z" />
        <circle cx="382" cy="50" r="10" />
      </g>
      <text className={styles.name} y="58" {...besidePin(name)}>
        {name}
      </text>
      <text x="108" y="150" textAnchor="middle">
        {t('map.busStand')}
      </text>
      <text x="530" y="116" textAnchor="middle" transform="rotate(-8 530 116)">
        {street.split(',').at(-2)?.trim() || street}
      </text>
      <text className={styles.market} x="178" y="250" textAnchor="end">
        {t('map.market')}
      </text>
    </svg>
  );
}

/** Letters that fit between the pin and the map's edge, and those that fit on its other side. */
const FITS_RIGHT = 16;
const FITS_LEFT = 28;

/** A long name stands where there is more room, drawn closer if it must be. */
function besidePin({ length }: string) {
  if (length <= FITS_RIGHT) return { x: 420 };
  const closer = length > FITS_LEFT ? ({ textLength: 330, lengthAdjust: 'spacingAndGlyphs' } as const) : {};
  return { x: 346, textAnchor: 'end', ...closer } as const;
}

/**
 * The app's icon: a seedling under the low sun, inside a chat bubble, on a dark field. One drawing, laid out anew
 * for each place a phone shows it. Colours are those of web/styles/tokens.css.
 */
const LEAF_900 = '#0E3B26';
const LEAF_800 = '#154C30';
const LEAF_700 = '#1B5E3A';
const LEAF_100 = '#DDEFE2';
const PADDY_50 = '#FBF8EF';
const TURMERIC_500 = '#F2A900';
const TURMERIC_50 = '#FDF1D3';

/** Side of every drawing, in its own units. */
const SIDE = 512;

export interface IconLayout {
  /** How far the picture reaches: `tile` has round corners, `bleed` fills the square for the phone to cut. */
  ground: 'tile' | 'bleed';
  /** Size of the bubble; a maskable icon keeps it inside the middle 80 % that no mask cuts. */
  scale: number;
}

export function drawIcon({ ground, scale }: IconLayout): string {
  const radius = ground === 'tile' ? 116 : 0;
  const shift = (SIDE / 2) * (1 - scale);
  return svg(`
    <clipPath id="tile"><rect width="${SIDE}" height="${SIDE}" rx="${radius}"/></clipPath>
    <clipPath id="bubble"><path d="${BUBBLE}"/></clipPath>
    <g clip-path="url(#tile)">
      <rect width="${SIDE}" height="${SIDE}" fill="${LEAF_700}"/>
      <path d="M0 338C96 286 190 300 286 334S446 366 512 326V512H0Z" fill="${LEAF_800}"/>
      <path d="M0 424C120 372 232 398 330 428S462 446 512 420V512H0Z" fill="${LEAF_900}"/>
      <g transform="translate(${shift} ${shift}) scale(${scale})">
        <path d="${BUBBLE}" fill="${PADDY_50}"/>
        <g clip-path="url(#bubble)">
          <circle cx="256" cy="172" r="98" fill="${TURMERIC_50}"/>
          <circle cx="256" cy="172" r="56" fill="${TURMERIC_500}"/>
          <path d="M60 352C134 318 196 316 256 330S392 350 460 316V460H60Z" fill="${LEAF_100}"/>
        </g>
        ${seedling(LEAF_900, LEAF_700, LEAF_100)}
      </g>
    </g>`);
}

/** White on nothing: Android paints the status bar's badge from the shape alone. */
export function drawBadge(): string {
  return svg(`
    <mask id="cut">
      <path d="${BUBBLE}" fill="white"/>
      <g transform="translate(-26 -34) scale(1.1)">${seedling('black', 'black', 'white')}</g>
    </mask>
    <rect width="${SIDE}" height="${SIDE}" fill="white" mask="url(#cut)"/>`);
}

const BUBBLE =
  'M160 62H352C416 62 456 102 456 166V280C456 344 416 384 352 384H226L138 456C128 464 116 458 117 445L124 379' +
  'C82 369 56 334 56 280V166C56 102 96 62 160 62Z';

function seedling(left: string, right: string, vein: string): string {
  return `
    <path d="M256 356C254 268 206 216 118 204C112 282 162 346 256 356Z" fill="${left}"/>
    <path d="M256 356C254 250 304 186 396 172C404 268 352 344 256 356Z" fill="${right}"/>
    <g fill="none" stroke="${vein}" stroke-width="10" stroke-linecap="round">
      <path d="M256 356C236 302 206 262 162 238"/>
      <path d="M256 356C274 292 308 246 354 210"/>
    </g>`;
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${content}</svg>`;
}

import type { ReactNode } from 'react';
import type { PhotoSlot } from '#shared/domain/intake/intake.ts';
import type { IRRIGATIONS, SINCE, SPREADS, WEATHERS } from '#shared/domain/plan/case.ts';

type Of<List extends readonly string[]> = List[number];

const line = (stroke: string, strokeWidth = 4) =>
  ({ fill: 'none', stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' }) as const;

/** Colours of the drawings, as in the guide's. */
const INK = {
  leaf: { fill: '#5b9b57' },
  back: { fill: '#a9c99a' },
  sick: { fill: '#b4452c' },
  pale: { fill: '#e2dfd2' },
  water: { fill: '#7db4d8' },
  sky: { fill: '#dcebf5' },
  soil: { fill: '#b98a5e' },
  sun: { fill: '#f2a900' },
  cloud: { fill: '#c4d3dc' },
  dark: { fill: '#8297a4' },
  drop: line('#3f87b5'),
  ray: line('#f2a900'),
  ice: line('#5b9cc4'),
  pipe: line('#4d5a60'),
  spray: { ...line('#7db4d8'), strokeDasharray: '1 8' },
  row: line('#5b9b57', 7),
  vein: line('#0e3b26', 1.5),
  crack: line('#4a3222', 2),
  turn: line('#1b241e'),
  plant: { ...line('#3d7a3e', 3), fill: '#5b9b57' },
} as const;

/** Days of two weeks that it has been seen. */
const SEEN_DAYS: Readonly<Record<Of<typeof SINCE>, number>> = { today: 1, days: 3, week: 7, weeks: 14 };

export function SinceDrawing({ value }: { value: Of<typeof SINCE> }) {
  return (
    <Frame>
      {cells(7, 2).map(({ key, column, row }) => {
        const isSeen = 13 - (row * 7 + column) < SEEN_DAYS[value];
        return (
          <rect
            key={key}
            x={4 + column * 13}
            y={22 + row * 28}
            width="10"
            height="22"
            rx="3"
            {...(isSeen ? INK.sick : INK.pale)}
          />
        );
      })}
    </Frame>
  );
}

/** Which plants of a field of five rows are sick. */
const SICK: Readonly<Record<Of<typeof SPREADS>, (column: number, row: number) => boolean>> = {
  few: (column, row) => (column === 1 && row === 1) || (column === 3 && row === 3),
  patches: (column, row) => (column < 2 && row < 2) || (column > 2 && row > 2),
  rows: (_, row) => row === 1 || row === 3,
  'low-spots': (_, row) => row > 3,
  'whole-field': () => true,
};

export function SpreadDrawing({ value }: { value: Of<typeof SPREADS> }) {
  return (
    <Frame>
      {value === 'low-spots' ? <path d="M0 70Q48 64 96 84V96H0Z" {...INK.water} /> : null}
      {cells(5, 5).map(({ key, column, row }) => (
        <circle
          key={key}
          cx={12 + column * 18}
          cy={12 + row * 18}
          r="6.5"
          {...(SICK[value](column, row) ? INK.sick : INK.leaf)}
        />
      ))}
    </Frame>
  );
}

const SUN = 'M48 14V6M48 90v-8M14 48H6M90 48h-8M24 24l-6-6M78 78l-6-6M72 24l6-6M18 78l6-6';
const CLOUD = 'M28 58a16 16 0 0 1 3-32 20 20 0 0 1 38 5 14 14 0 0 1-1 27Z';

export function WeatherDrawing({ value }: { value: Of<typeof WEATHERS> }) {
  return <Frame>{WEATHER[value]}</Frame>;
}

const WEATHER: Readonly<Record<Of<typeof WEATHERS>, ReactNode>> = {
  dry: (
    <>
      <circle cx="68" cy="24" r="13" {...INK.sun} />
      <path d="M0 60H96V96H0Z" {...INK.soil} />
      <path d="M8 60l10 14-6 22M34 60l-6 16 14 20M60 60l8 18-10 18M84 60l-4 14 10 22" {...INK.crack} />
    </>
  ),
  rain: (
    <>
      <path d={CLOUD} {...INK.cloud} />
      <path d="M32 68l-3 10M48 68l-3 10M64 68l-3 10" {...INK.drop} />
    </>
  ),
  'heavy-rain': (
    <>
      <path d={CLOUD} {...INK.dark} />
      <path d="M26 64l-7 24M38 64l-7 24M50 64l-7 24M62 64l-7 24M74 64l-7 24" {...INK.drop} />
    </>
  ),
  cloudy: (
    <>
      <path d={CLOUD} {...INK.cloud} transform="translate(14 -6)" />
      <path d={CLOUD} {...INK.dark} transform="translate(-6 18)" />
    </>
  ),
  hot: (
    <>
      <circle cx="48" cy="48" r="21" {...INK.sun} />
      <path d={SUN} {...INK.ray} />
    </>
  ),
  cold: (
    <path
      d="M48 10v76M15 29l66 38M15 67l66-38M38 14l10 10 10-10M38 82l10-10 10 10M14 42l14-5-3-14M82 54l-14 5 3 14M14 54l14 5-3 14M82 42l-14-5 3-14"
      {...INK.ice}
    />
  ),
};

const SPROUT = 'M48 78V52M48 60c-12 0-16-8-16-14 10 0 16 6 16 14ZM48 56c0-10 6-16 16-16 0 10-6 16-16 16Z';

export function WaterDrawing({ value }: { value: Of<typeof IRRIGATIONS> }) {
  return (
    <Frame>
      <path d="M0 78H96V96H0Z" {...INK.soil} />
      <path d={SPROUT} {...INK.plant} />
      {WATER[value]}
    </Frame>
  );
}

const WATER: Readonly<Record<Of<typeof IRRIGATIONS>, ReactNode>> = {
  'rain-fed': (
    <>
      <path d={CLOUD} {...INK.cloud} transform="translate(10 -12) scale(.8)" />
      <path d="M26 40l-3 10M72 40l-3 10" {...INK.drop} />
    </>
  ),
  drip: (
    <>
      <path d="M0 70H96" {...INK.pipe} />
      <path d="M30 74c5 6 5 11 0 11s-5-5 0-11ZM66 74c5 6 5 11 0 11s-5-5 0-11Z" {...INK.water} />
    </>
  ),
  sprinkler: (
    <>
      <path d="M82 78V30" {...INK.pipe} />
      <path d="M82 28Q52 4 24 34M82 28Q60 14 42 38M82 28Q90 20 94 34" {...INK.spray} />
    </>
  ),
  furrow: <path d="M2 78q12 14 24 0ZM70 78q12 14 24 0Z" {...INK.water} />,
  flood: <path d="M0 72q12-7 24 0t24 0 24 0 24 0V86H0Z" {...INK.water} />,
};

/** How a photo should look: the field, one plant, the sick part near, a leaf turned over. */
export function SlotDrawing({ slot }: { slot: PhotoSlot }) {
  return <Frame>{SLOT[slot]}</Frame>;
}

const LEAF = 'M48 88C14 70 14 30 48 8c34 22 34 62 0 80Z';

const SLOT: Readonly<Record<PhotoSlot, ReactNode>> = {
  field: (
    <>
      <path d="M0 0H96V40H0Z" {...INK.sky} />
      <path d="M0 40H96V96H0Z" {...INK.soil} />
      <path d="M48 40 4 96M48 40 34 96M48 40 62 96M48 40 92 96" {...INK.row} />
      <circle cx="14" cy="78" r="6" {...INK.sick} />
      <circle cx="26" cy="64" r="4.5" {...INK.sick} />
    </>
  ),
  plant: (
    <>
      <path d="M0 82H96V96H0Z" {...INK.soil} />
      <path
        d="M48 84V22M48 66c-18 2-26-6-28-16 16-2 26 4 28 16ZM48 56c18 2 26-6 28-16-16-2-26 4-28 16ZM48 40c-14 1-20-5-22-13 12-2 20 3 22 13ZM48 32c10 0 16-6 17-14-10 0-16 5-17 14Z"
        {...INK.plant}
      />
      <circle cx="32" cy="58" r="3.5" {...INK.sick} />
    </>
  ),
  part: (
    <>
      <path d={LEAF} {...INK.leaf} />
      <path
        d="M48 8V94M48 34 30 24M48 34l18-10M48 54 26 42M48 54l22-12M48 72 32 62M48 72l16-10"
        {...INK.vein}
      />
      <circle cx="36" cy="40" r="8" {...INK.sick} />
      <circle cx="60" cy="56" r="10" {...INK.sick} />
      <circle cx="42" cy="66" r="5" {...INK.sick} />
    </>
  ),
  underside: (
    <>
      <path d={LEAF} {...INK.back} />
      <path
        d="M48 8V94M48 34 30 24M48 34l18-10M48 54 26 42M48 54l22-12M48 72 32 62M48 72l16-10"
        {...INK.vein}
      />
      <path d="M86 60a40 40 0 0 0-22-44M64 16l12 0M64 16l3 12" {...INK.turn} />
    </>
  ),
};

function Frame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 96" width="72" height="72" style={{ overflow: 'hidden' }} aria-hidden="true">
      {children}
    </svg>
  );
}

const cells = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, key) => ({
    key,
    column: key % columns,
    row: Math.floor(key / columns),
  }));

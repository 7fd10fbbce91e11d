import {
  type Figure,
  type Growth,
  growthOf,
  missesTarget,
  type Reading,
  type Report,
  type Timing,
} from './figure.ts';

const WIDTH = 980;
const LABEL = 330;
const BAR = 430;
const ROW = 34;
const PART = 30;
const GRAPH = 220;
const INK = '#22301f';
const PALE = '#b9c4b1';
const GOOD = '#2f7d3b';
const BAD = '#b3401f';
const LINES = ['#2f7d3b', '#b3401f', '#1f5fa8', '#8a6d1a', '#7a3f9d', '#0f766e'];

interface Bar {
  name: string;
  measured: number;
  floor: number | undefined;
  unit: string;
  isMissed: boolean;
}

/**
 * The figures as a picture: each measured number as a bar over its floor's, both on the scale of the larger, and the
 * costs by size of business as lines.
 */
export function drawChart(report: Report): string {
  const body: string[] = [];
  let y = 46;
  for (const { part, figures } of report.parts) {
    body.push(text(16, y + 18, part, { size: 15, bold: true }));
    y += PART;
    for (const bar of figures.flatMap(barOf)) {
      body.push(drawBar(bar, y));
      y += ROW;
    }
    const lines = figures.filter(isGrowth);
    if (lines.length > 0) {
      body.push(drawGrowth(lines, y));
      y += GRAPH;
    }
    y += 10;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + 30}" font-family="system-ui, sans-serif" role="img" aria-label="Bench figures beside their floors">`,
    `<rect width="100%" height="100%" fill="#fffdf7"/>`,
    text(16, 28, 'Measured (colour: green in target, red missed) over its floor (grey)', { size: 13 }),
    ...body,
    text(16, y + 16, `${report.at.slice(0, 16)} · ${report.machine.cpus} x ${report.machine.model}`, {
      size: 11,
    }),
    '</svg>',
    '',
  ].join('\n');
}

function isGrowth(figure: Figure): figure is Growth {
  return 'points' in figure;
}

function barOf(figure: Figure): Bar[] {
  if (isGrowth(figure)) return [];
  const isMissed = missesTarget(figure);
  return ['p95' in figure ? timingBar(figure, isMissed) : readingBar(figure, isMissed)];
}

const timingBar = ({ name, p95, floor, unit }: Timing, isMissed: boolean): Bar => ({
  name: `${name}, p95`,
  measured: p95,
  floor: floor?.p95,
  unit,
  isMissed,
});

const readingBar = ({ name, value, floor, unit }: Reading, isMissed: boolean): Bar => ({
  name,
  measured: value,
  floor: floor?.value,
  unit,
  isMissed,
});

function drawBar({ name, measured, floor, unit, isMissed }: Bar, y: number): string {
  const scale = BAR / Math.max(measured, floor ?? 0, 1e-9);
  const long = Math.max(1, measured * scale);
  const parts = [
    text(LABEL - 8, y + 18, name, { anchor: 'end' }),
    `<rect x="${LABEL}" y="${y + 4}" width="${long.toFixed(1)}" height="12" rx="2" fill="${isMissed ? BAD : GOOD}"/>`,
    text(LABEL + long + 6, y + 14, `${measured} ${unit}`),
  ];
  if (floor !== undefined) {
    const floorLong = Math.max(1, floor * scale);
    parts.push(
      `<rect x="${LABEL}" y="${y + 18}" width="${floorLong.toFixed(1)}" height="7" rx="2" fill="${PALE}"/>`,
      text(LABEL + floorLong + 6, y + 25, `${floor} ${unit}`, { size: 10 }),
    );
  }
  return parts.join('');
}

/** Each cost relative to what it is on the smallest business: a flat line is one that does not grow. */
function drawGrowth(lines: readonly Growth[], top: number): string {
  // The lines' names stand to the right of them.
  const [left, right, bottom] = [70, 590, top + GRAPH - 40];
  const sizes = lines[0]?.points.map(({ chats }) => chats) ?? [];
  const relative = lines.map(({ points }) => points.map(({ value }) => value / (points[0]?.value || 1)));
  const highest = Math.max(2, ...relative.flat());
  const x = (index: number) => left + ((right - left) * index) / Math.max(1, sizes.length - 1);
  const y = (value: number) => bottom - ((bottom - top - 16) * value) / highest;
  const axes = [
    `<path d="M${left} ${top + 10}V${bottom}H${right}" stroke="${INK}" fill="none"/>`,
    ...sizes.map((chats, index) =>
      text(x(index), bottom + 16, `${chats.toLocaleString('en-IN')} chats`, { anchor: 'middle' }),
    ),
    ...[1, 2, Math.floor(highest)].map((times) =>
      text(left - 6, y(times) + 4, `×${times}`, { anchor: 'end' }),
    ),
    `<path d="M${left} ${y(1)}H${right}" stroke="${PALE}" stroke-dasharray="4 4"/>`,
  ];
  const drawn = lines.flatMap((line, index) => {
    const colour = LINES[index % LINES.length] ?? INK;
    const path = (relative[index] ?? [])
      .map((value, n) => `${n === 0 ? 'M' : 'L'}${x(n)} ${y(value).toFixed(1)}`)
      .join('');
    const first = line.points[0]?.value;
    return [
      `<path d="${path}" stroke="${colour}" stroke-width="2" fill="none"/>`,
      text(right + 10, top + 24 + index * 18, `${line.name}: ${first} ${line.unit} ×${growthOf(line)}`, {
        colour,
        size: 10,
      }),
    ];
  });
  return [...axes, ...drawn].join('');
}

function text(
  x: number,
  y: number,
  words: string,
  {
    size = 12,
    anchor = 'start',
    bold = false,
    colour = INK,
  }: { size?: number; anchor?: 'start' | 'middle' | 'end'; bold?: boolean; colour?: string } = {},
): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" text-anchor="${anchor}" fill="${colour}"${bold ? ' font-weight="700"' : ''}>${escaped}</text>`;
}

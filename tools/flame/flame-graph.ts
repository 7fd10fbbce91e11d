import type { Frame, Owner } from './cpu-profile.ts';

const WIDTH = 1200;
const ROW = 15;
const TOP = 46;
/** Narrower than this nobody sees; a picture that would be too heavy asks for more. */
const NARROWEST = 0.6;
const HEAVIEST_BYTES = 140_000;
const LETTER = 6.2;

const COLOURS: Record<Owner, { fill: string; whose: string }> = {
  ours: { fill: '#7fc08a', whose: 'our own code' },
  package: { fill: '#f0c76a', whose: 'packages' },
  node: { fill: '#9dbfe0', whose: 'node' },
  engine: { fill: '#cfd3c8', whose: 'system and engine' },
  garbage: { fill: '#e08a75', whose: 'collecting garbage' },
};
const CLASSES: Record<Owner, string> = { ours: 'o', package: 'p', node: 'n', engine: 'e', garbage: 'g' };

/**
 * A flame graph: every function as wide as the time spent in it and in what it called, callers below, the widest to the
 * left. No script in it: a browser shows name, place and share of a frame as its tooltip.
 */
export function drawFlameGraph(root: Frame, title: string): string {
  for (let narrowest = NARROWEST; ; narrowest *= 1.4) {
    const picture = draw(root, title, narrowest);
    if (Buffer.byteLength(picture) <= HEAVIEST_BYTES) return picture;
  }
}

interface Placed {
  frame: Frame;
  x: number;
  depth: number;
}

function draw(root: Frame, title: string, narrowest: number): string {
  const placed = place(root, narrowest);
  const depth = Math.max(...placed.map((each) => each.depth)) + 1;
  const height = TOP + depth * ROW + 8;
  const scale = WIDTH / Math.max(1, root.total);
  const rules = Object.entries(CLASSES).map(
    ([owner, name]) => `.${name}{fill:${COLOURS[owner as Owner].fill}}`,
  );
  const legend = Object.values(COLOURS).map(
    ({ fill, whose }, index) =>
      `<rect x="${8 + index * 150}" y="26" width="10" height="10" fill="${fill}"/><text x="${22 + index * 150}" y="35">${whose}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${inMarkup(title)}">`,
    `<style>text{font:10px ui-monospace,monospace;fill:#22301f;pointer-events:none}rect{stroke:#fffdf7;stroke-width:.4}${rules.join('')}</style>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fffdf7"/>`,
    `<text x="8" y="16" style="font-size:13px">${inMarkup(title)}: ${(root.total / 1e6).toFixed(1)} s of work</text>`,
    ...legend,
    ...placed.map(({ frame, x, depth: row }) => {
      const wide = frame.total * scale;
      const y = height - 8 - (row + 1) * ROW;
      const share = `${((frame.total / root.total) * 100).toFixed(1)} %`;
      const letters = Math.floor((wide - 4) / LETTER);
      const label =
        letters < 3
          ? ''
          : `<text x="${(x + 2).toFixed(1)}" y="${y + 11}">${inMarkup(frame.name.slice(0, letters))}</text>`;
      const told = inMarkup(`${frame.name} ${frame.place} ${share}`.replace('  ', ' '));
      return `<g><title>${told}</title><rect class="${CLASSES[frame.owner]}" x="${x.toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" height="${ROW}"/>${label}</g>`;
    }),
    '</svg>',
    '',
  ].join('\n');
}

function place(root: Frame, narrowest: number): Placed[] {
  const scale = WIDTH / Math.max(1, root.total);
  const placed: Placed[] = [];
  const open: Placed[] = [{ frame: root, x: 0, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    placed.push(next);
    let x = next.x;
    const widestFirst = [...next.frame.callees.values()].sort((a, b) => b.total - a.total);
    for (const frame of widestFirst) {
      const wide = frame.total * scale;
      if (wide >= narrowest) open.push({ frame, x, depth: next.depth + 1 });
      x += wide;
    }
  }
  return placed;
}

function inMarkup(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

import sharp from 'sharp';
import type { Crop } from './people.ts';

/** How a sick leaf of the crop looks: leaf outline, its green, and the blemish on it. */
interface LeafLook {
  outline: string;
  green: [string, string];
  blemish: { colour: string; halo: string; size: number; count: number };
}

const BROAD = 'M120 620 C 180 320 420 150 900 110 C 1010 330 930 640 560 790 C 380 850 200 780 120 620 Z';
const NARROW = 'M60 560 C 320 420 700 330 1150 300 C 1000 470 620 610 90 640 Z';
const LOBED =
  'M110 600 C 160 480 260 500 300 380 C 360 420 420 280 520 300 C 600 180 720 260 900 140 C 930 300 1010 400 900 520 C 900 640 760 620 700 740 C 560 720 460 830 340 740 C 240 760 140 720 110 600 Z';

const LOOKS: Record<Crop, LeafLook> = {
  areca: {
    outline: NARROW,
    green: ['#4f8f3f', '#2f6b36'],
    blemish: { colour: '#e9e6d4', halo: '#b9b58d', size: 34, count: 9 },
  },
  paddy: {
    outline: NARROW,
    green: ['#9bb84a', '#6f9a3a'],
    blemish: { colour: '#8a5a2b', halo: '#d9c36a', size: 18, count: 22 },
  },
  tomato: {
    outline: LOBED,
    green: ['#5d9a44', '#356f37'],
    blemish: { colour: '#4a2f1d', halo: '#d8c44f', size: 30, count: 14 },
  },
  chilli: {
    outline: BROAD,
    green: ['#6aa84a', '#3f7d3a'],
    blemish: { colour: '#c7b98a', halo: '#90b45a', size: 16, count: 30 },
  },
  ragi: {
    outline: NARROW,
    green: ['#7fa84c', '#587f3c'],
    blemish: { colour: '#3a3027', halo: '#a88a4a', size: 22, count: 16 },
  },
  coffee: {
    outline: BROAD,
    green: ['#3f7d3f', '#24562f'],
    blemish: { colour: '#e08a1e', halo: '#e9c25a', size: 26, count: 18 },
  },
  maize: {
    outline: NARROW,
    green: ['#79b046', '#4d8a3a'],
    blemish: { colour: '#efe7c8', halo: '#b8a86a', size: 28, count: 15 },
  },
  pomegranate: {
    outline: BROAD,
    green: ['#5b9546', '#376f39'],
    blemish: { colour: '#1f1a17', halo: '#8a6a3a', size: 20, count: 20 },
  },
};

const [WIDTH, HEIGHT] = [1280, 960];

/** A close-up of a sick leaf, drawn and softened until it reads like a phone photo. Same seed, same picture. */
export async function drawLeafPhoto(crop: Crop, seed: number): Promise<Buffer> {
  const look = LOOKS[crop];
  const random = seededRandom(seed);
  const leaf = sharp(Buffer.from(leafSvg(look, random))).blur(1.2);
  const grain = {
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3 as const,
      background: '#808080',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 14 },
    },
  };
  const noise = await sharp(grain).png().toBuffer();
  return leaf
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 82 })
    .toBuffer();
}

function leafSvg(look: LeafLook, random: () => number): string {
  const { blemish } = look;
  const spots = Array.from({ length: blemish.count }, () => {
    const [x, y] = [200 + random() * 800, 250 + random() * 450];
    const size = blemish.size * (0.5 + random());
    const squash = (0.6 + random() * 0.4).toFixed(2);
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(1 ${squash})">
      <circle r="${(size * 1.6).toFixed(0)}" fill="${blemish.halo}" opacity=".55"/>
      <circle r="${size.toFixed(0)}" fill="${blemish.colour}" opacity=".9"/></g>`;
  }).join('');
  const veins = Array.from({ length: 9 }, (_, index) => {
    const x = 240 + index * 80;
    return `<path d="M${x} ${560 - index * 28} q 60 -90 120 -130" /><path d="M${x} ${560 - index * 28} q 90 60 150 70" />`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 1200 900">
    <defs>
      <linearGradient id="soil" x2="0" y2="1"><stop stop-color="#6b5236"/><stop offset="1" stop-color="#3f2e1e"/></linearGradient>
      <linearGradient id="green" x2="1" y2="1"><stop stop-color="${look.green[0]}"/><stop offset="1" stop-color="${look.green[1]}"/></linearGradient>
      <clipPath id="leaf"><path d="${look.outline}"/></clipPath>
      <filter id="far"><feGaussianBlur stdDeviation="26"/></filter>
    </defs>
    <rect width="1200" height="900" fill="url(#soil)"/>
    <g filter="url(#far)" opacity=".8"><circle cx="180" cy="140" r="170" fill="#5e8d45"/><circle cx="1040" cy="780" r="220" fill="#47753a"/><circle cx="960" cy="120" r="120" fill="#8fae5c"/></g>
    <g transform="rotate(${(random() * 14 - 7).toFixed(1)} 600 450)">
      <path d="${look.outline}" fill="#000" opacity=".25" transform="translate(18 26)"/>
      <path d="${look.outline}" fill="url(#green)"/>
      <g clip-path="url(#leaf)"><g fill="none" stroke="#cfe3a8" stroke-opacity=".5" stroke-width="5">${veins}<path d="M120 620 C 400 520 700 330 1000 180" stroke-width="10"/></g>${spots}</g>
    </g></svg>`;
}

/** Mulberry32: small, and enough to place spots the same way on every run. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

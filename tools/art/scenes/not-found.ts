import { egret, grass, sow } from '../land.ts';
import { box, circle, line, part, place, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { paddy } from '../plants.ts';
import { coconutPalm, fields, morning, palmParts } from './backdrop.ts';

/** Where the paths part. */

export function notFound(): string {
  return [
    morning({
      width: 800,
      height: 600,
      horizon: 330,
      sun: [600, 180],
      sunSize: 66,
      seed: 58,
      birds: [180, 100],
    }),
    palmParts() + fields(800, 600, 348),
    coconutPalm(90, 390, 180, 26) + coconutPalm(720, 384, 150, -20),
    part('hill', paddy()) +
      sow(
        'hill',
        { left: -10, right: 810, top: 380, bottom: 500 },
        { rows: 4, far: 0.45, near: 0.95, gap: 78 },
      ),
    shape(
      'M300 610C330 540 360 520 330 470C300 430 200 420 90 384C230 404 350 420 400 470C440 420 560 404 700 380C590 420 500 440 470 480C450 520 520 560 560 610Z',
      INK.soil300,
    ),
    shape(
      'M300 610C330 540 360 520 330 470C320 456 300 448 270 438C340 446 380 480 384 520C384 560 380 590 380 610Z',
      INK.soil400,
      'opacity=".6"',
    ),
    place(410, 520, scarecrow()),
    part('grass', grass()) +
      [30, 200, 260, 600, 760].map((x, i) => use('grass', x, 584 - (i % 2) * 14)).join(''),
  ].join('');
}

function scarecrow(): string {
  return (
    line('M0 10V-300', INK.soil500, 12) +
    line('M-130-212H130', INK.soil500, 10) +
    shape(
      'M-110-226L-40-236Q0-226 40-236L110-226L112-176L52-172L58-60Q0-44-58-60L-52-172L-112-176Z',
      INK.sky400,
    ) +
    shape('M-110-226L-40-236L-22-232L-20-56L-58-60L-52-172L-112-176Z', INK.sky600) +
    line('M-30-120l26-6M10-90l24 8M-10-200V-70', INK.paddy50, 4) +
    box(6, -150, 34, 32, INK.turmeric) +
    line('M6-150h34v32H6Z', INK.clay, 3) +
    line(
      'M-112-200l-28-8M-112-192l-30 4M-112-184l-26 14M112-200l28-8M112-192l30 4M112-184l26 14M-40-58l-6 26M-16-52l-2 26M16-52l4 26M40-58l8 24',
      INK.straw400,
      4,
    ) +
    circle(0, -268, 40, INK.paddy100) +
    shape('M-40-268A40 40 0 0 0-10-230A60 60 0 0 1-22-300A40 40 0 0 0-40-268Z', INK.straw300) +
    circle(-14, -272, 5, INK.black) +
    circle(16, -272, 5, INK.black) +
    line('M-18-250q18 12 38 0', INK.clay, 4) +
    line('M-8-253v6M4-251v6M14-253v6', INK.clay, 2.4) +
    shape('M-70-290Q0-310 70-290L60-280Q0-296-60-280Z', INK.straw500) +
    shape('M-38-296Q-34-346 4-348Q36-344 38-296Q0-306-38-296Z', INK.straw400) +
    line('M-38-300Q0-310 38-300', INK.clay, 7) +
    place(92, -216, egret(), { scale: 0.9 })
  );
}

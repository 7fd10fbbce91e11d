import { person } from '../dress.ts';
import { box, circle, clip, ellipse, line, part, place, range, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { paddy } from '../plants.ts';
import { drum } from '../things.ts';
import { SPRAY_GEAR } from '../wardrobe.ts';
import { arrow, badge, board, sign, tick } from './board.ts';

/** Safety of every pesticide page, the copper mixture, and the pipe in the paddy field. */

/** What to wear: the fact sheet's list, from head to foot. */
export function safetyGear(): string {
  const pointer = (n: number, from: readonly [number, number], to: readonly [number, number]) =>
    line(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, INK.leaf900, 3) + badge(n, to[0], to[1]);
  return board(
    ellipse(320, 376, 120, 12, INK.leaf950, 0, 'opacity=".16"'),
    place(
      316,
      374,
      person({
        ...SPRAY_GEAR,
        pose: { lean: 1, near: [-10, -96], far: [46, -118], nearFoot: [-14, -6], farFoot: [16, -6] },
      }),
      { scale: 1.78 },
    ),
    line('M284 373H336M316 375H372', INK.black, 7),
    pointer(1, [312, 24], [190, 40]) +
      pointer(2, [356, 55], [468, 46]) +
      pointer(3, [342, 76], [520, 112]) +
      pointer(4, [404, 168], [520, 190]) +
      pointer(5, [330, 200], [150, 200]) +
      pointer(6, [292, 366], [160, 340]),
  );
}

/** The empty pack: drained and rinsed three times into the tank, holed, handed over. */
export function emptyPack(): string {
  const pack = (tilt: number) =>
    place(
      0,
      0,
      box(-26, -84, 52, 84, INK.paddy100, 8) +
        box(-26, -62, 52, 40, INK.white) +
        shape('M0-58L14-42L0-26L-14-42Z', INK.white) +
        shape('M-14-42H14L0-26Z', INK.clay) +
        line('M0-58L14-42L0-26L-14-42Z', INK.black, 2) +
        box(-12, -102, 24, 20, INK.straw400, 3),
      { turn: tilt },
    );
  const tankTop = (x: number) =>
    box(x - 62, 270, 124, 96, INK.sky600, 14) + box(x - 26, 254, 52, 20, INK.black, 4);
  return board(
    box(0, 362, 640, 38, INK.soil400),
    tankTop(110) +
      place(110, 150, pack(180)) +
      line('M110 256V268M104 252l-3 10M116 252l3 10', INK.sky400, 5),
    range(3)
      .map((i) =>
        place(78 + i * 40, 40, shape('M0-16C10-2 13 3 13 9A13 13 0 0 1-13 9C-13 3-10-2 0-16Z', INK.sky600)),
      )
      .join(''),
    place(330, 300, pack(0)) +
      line('M296 330L326 262M288 324l16 12', INK.grey700, 6) +
      circle(316, 284, 6, INK.black) +
      circle(340, 262, 6, INK.black) +
      circle(344, 290, 6, INK.black),
    shape('M468 210H612L598 362H482Z', INK.leaf600) +
      shape('M468 210H500L510 362H482Z', INK.leaf700) +
      box(458, 196, 164, 20, INK.leaf800, 6) +
      shape('M516 300l24-36l24 36h-14v26h-20v-26Z', INK.leaf100) +
      place(540, 190, pack(12), { scale: 0.8 }),
    arrow([190, 200], [276, 200]) + arrow([386, 200], [448, 200]),
    badge(1, 34, 40) + badge(2, 330, 150) + badge(3, 606, 60),
  );
}

/** Two vessels poured together, and the knife that stays clean. */
export function bordeauxMixture(): string {
  const vessel = (x: number, y: number, liquid: string, turn = 0) =>
    place(
      x,
      y,
      shape('M-54-74H54L44 10H-44Z', INK.clayPale) +
        shape('M-54-74H-30L-26 10H-44Z', INK.clay) +
        ellipse(0, -74, 54, 12, INK.clay) +
        ellipse(0, -73, 46, 8, liquid),
      { turn },
    );
  return board(
    vessel(96, 160, INK.sky600) + vessel(96, 330, INK.white),
    place(276, 120, vessel(0, 0, INK.sky600), { turn: 52, scale: 0.86 }) +
      place(424, 120, vessel(0, 0, INK.white), { turn: -52, scale: 0.86 }),
    shape('M318 96C340 120 344 170 342 236H332C334 180 330 130 312 108Z', INK.sky600) +
      shape('M382 96C360 120 356 170 358 236H368C366 180 370 130 388 108Z', INK.white),
    place(350, 380, drum(200, 150, INK.soil500, INK.soil600)) + ellipse(350, 231, 84, 15, INK.sky400),
    box(548, 220, 60, 22, INK.soil600, 6) +
      shape('M562 242H594V330Q594 356 574 368Q562 350 562 330Z', INK.grey300) +
      tick(578, 178),
    shape('M530 336H626L616 384H540Z', INK.sky400, 'opacity=".85"'),
    arrow([166, 120], [206, 104]) +
      arrow([166, 300], [210, 160], INK.leaf700, 7, -30) +
      arrow([458, 300], [520, 300]),
    badge(1, 36, 60) + badge(2, 36, 236) + badge(3, 350, 44) + badge(4, 606, 110),
  );
}

/** Alternate wetting and drying: the pipe shows how far the water has gone down. */
export function paniPipe(): string {
  const panel = (x: number, level: number) =>
    clip(
      `pp${x}`,
      `M${x} 0H${x + 312}V400H${x}Z`,
      box(x, 0, 312, 190, INK.sky100) +
        box(x, 190, 312, 210, INK.soil600) +
        (level < 190 ? box(x, level, 312, 190 - level, INK.sky400) : '') +
        box(x, Math.max(level, 190), 312, 220, INK.soil700) +
        range(4)
          .map((i) => use('hill', x + 34 + i * 84 + (i > 1 ? 30 : 0), 196, { scale: 1.3 }))
          .join('') +
        box(x + 132, 110, 64, 236, INK.white, 4) +
        box(x + 138, 110, 52, 236, INK.leaf50) +
        box(x + 138, level, 52, 346 - level, INK.sky400) +
        range(12)
          .map((i) => circle(x + 146 + (i % 3) * 18, 222 + Math.floor(i / 3) * 30, 4, INK.soil800))
          .join(''),
    );
  return board(
    part('hill', paddy()),
    panel(0, 160) + panel(328, 306),
    line('M540 190V306M528 190h24M528 306h24', INK.paddy50, 5) + sign('15', 580, 250, 30, INK.white),
    badge(1, 36, 40) + badge(2, 364, 40) + arrow([594, 70], [594, 150], INK.sky600, 9),
    line('M320 0V400', INK.leaf50, 14),
  );
}

import { blade, circle, clip, ellipse, line, place, range, shape } from '../paint.ts';
import { INK } from '../palette.ts';

/** The four topics of the home page, small and plain: each in a round field. */

function round(ground: string, drawing: string): string {
  return clip('round', 'M80 4A76 76 0 1 1 79.9 4Z', `<path d="M0 0H160V160H0Z" fill="${ground}"/>${drawing}`);
}

export function topicSoil(): string {
  return round(
    INK.sky100,
    shape('M0 76Q80 68 160 76V160H0Z', INK.soil800) +
      shape('M0 104Q80 96 160 106V160H0Z', INK.redSoil) +
      shape('M0 132Q80 124 160 134V160H0Z', INK.soil300) +
      line('M80 76V118M80 88Q64 96 58 112M80 88Q96 96 102 112M80 100Q72 108 70 120', INK.soil200, 4) +
      line('M80 76V46', INK.leaf500, 5) +
      place(
        80,
        50,
        shape(blade([-34, -22], 11, 6), INK.leaf400) + shape(blade([32, -28], 11, -6), INK.leaf300),
      ) +
      ellipse(36, 94, 5, 3.4, INK.soil600) +
      ellipse(124, 92, 5, 3.4, INK.soil600) +
      ellipse(120, 120, 5, 3.4, INK.redSoilPale),
  );
}

export function topicWater(): string {
  return round(
    INK.cream,
    shape('M0 110Q20 92 40 110T80 110T120 110T160 110V160H0Z', INK.soil600) +
      shape('M40 110Q60 132 80 110ZM120 110Q140 132 160 110Z', INK.sky400) +
      place(20, 102, shape(blade([-12, -26], 5), INK.leaf400) + shape(blade([10, -28], 5), INK.leaf300)) +
      place(100, 102, shape(blade([-12, -26], 5), INK.leaf400) + shape(blade([10, -28], 5), INK.leaf300)) +
      shape('M80 20C100 48 106 58 106 68A26 26 0 0 1 54 68C54 58 60 48 80 20Z', INK.sky600) +
      shape('M80 20C60 48 54 58 54 68A26 26 0 0 0 72 93C60 76 66 48 80 20Z', INK.sky700) +
      line('M94 62Q96 74 88 80', INK.sky100, 4),
  );
}

export function topicRotation(): string {
  const arrow = (turn: number, colour: string) =>
    place(80, 80, line('M-20-50A54 54 0 0 1 34-42', colour, 8) + shape('M28-56L50-34L24-28Z', colour), {
      turn,
    });
  const sprig = (x: number, y: number, drawing: string) => place(x, y, drawing);
  return round(
    INK.leaf50,
    [0, 120, 240]
      .map((turn, i) => arrow(turn + 8, [INK.leaf500, INK.turmeric, INK.redSoil][i] ?? INK.leaf500))
      .join('') +
      sprig(
        80,
        56,
        line('M0 6V-14', INK.straw500, 3) +
          range(4)
            .map((i) => ellipse(i % 2 ? 4 : -4, -6 - i * 5, 3.4, 6, INK.straw400, i % 2 ? 24 : -24))
            .join(''),
      ) +
      sprig(54, 108, shape(blade([-16, -18], 8), INK.leaf400) + shape(blade([14, -20], 8), INK.leaf300)) +
      sprig(106, 108, circle(0, -8, 11, INK.tomato) + shape('M-6-18l6-4l6 4l-6 3Z', INK.leaf600)),
  );
}

export function topicMarket(): string {
  const pan = (x: number, y: number, load: string) =>
    line(`M${x} 52L${x - 22} ${y}M${x} 52L${x + 22} ${y}`, INK.soil500, 2.4) +
    load +
    shape(`M${x - 28} ${y}H${x + 28}Q${x} ${y + 24} ${x - 28} ${y}Z`, INK.turmeric);
  return round(
    INK.leaf100,
    shape('M0 132Q80 124 160 132V160H0Z', INK.soil400) +
      line('M80 40V128', INK.soil700, 7) +
      shape('M54 134L64 122H96L106 134Z', INK.soil700) +
      line('M36 54Q80 42 124 50', INK.soil700, 6) +
      circle(80, 42, 7, INK.clay) +
      pan(
        38,
        92,
        circle(28, 84, 9, INK.tomato) + circle(46, 84, 9, INK.clay) + circle(37, 74, 9, INK.tomatoPale),
      ) +
      pan(122, 88, shape('M108 88V70H136V88Z', INK.grey500) + shape('M116 70V62H128V70Z', INK.grey500)),
  );
}

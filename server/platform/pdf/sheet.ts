import PDFDocument from 'pdfkit';
import { type BrandFace, cutByFile, loadBrandFace, type Stretch, type Weight } from './brand-face.ts';

export interface TextStyle {
  /** Points. */
  size: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'right' | 'center';
}

/** Points from the top left corner. */
export interface TextPlace {
  x: number;
  y: number;
  width: number;
}

/** One page that is drawn from top to bottom in the brand's face, in either script. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly face: BrandFace;
  /** Draws a paragraph, broken at spaces. @returns where the next one may begin */
  text(words: string, place: TextPlace, style: TextStyle): number;
  /** What `text` would take, in points. */
  heightOf(words: string, width: number, style: TextStyle): number;
  box(area: TextPlace & { height: number }, look: { fill: string; radius?: number }): void;
  rule(place: TextPlace, color: string): void;
  finish(): Promise<Buffer>;
}

/** Kannada carries marks above and below: its lines need more room than Latin ones. */
const LEADING = 1.5;
/** From the top of a line down to where its letters stand. */
const BASELINE = 1.06;

interface Piece {
  stretches: Stretch[];
  width: number;
}
interface Line {
  text: string;
  pieces: Piece[];
  width: number;
}

/** @param about.at goes into the file, so that the same sheet is the same bytes whenever it is drawn */
export async function openSheet(about: {
  title: string;
  creator: string;
  language: string;
  at: Date;
}): Promise<Sheet> {
  const face = await loadBrandFace();
  const { title: Title, creator: Creator } = about;
  const info = { Title, Creator, CreationDate: about.at, ModDate: about.at };
  // Without a first font the library would put Helvetica into every file.
  const document = new PDFDocument({
    size: 'A5',
    margin: 0,
    font: '',
    lang: about.language,
    displayTitle: true,
    info,
  });
  for (const { name, font } of [...face.regular, ...face.bold]) {
    // Typed as bytes or a path; what lays text out by itself is taken as it is.
    document.registerFont(name, font as unknown as Buffer);
  }
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const { width, height } = document.page;
  return {
    width,
    height,
    face,
    text: (words, place, style) => drawText(document, face, words, place, style),
    heightOf: (words, width, style) => linesOf(face, words, width, style).length * style.size * LEADING,
    box({ x, y, width, height }, { fill, radius = 0 }) {
      document.roundedRect(x, y, width, height, radius).fill(fill);
    },
    rule({ x, y, width }, color) {
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke(color);
    },
    finish: () =>
      new Promise((resolve, reject) => {
        document.on('end', () => resolve(Buffer.concat(parts)));
        document.on('error', reject);
        document.end();
      }),
  };
}

function drawText(
  document: PDFKit.PDFDocument,
  face: BrandFace,
  words: string,
  place: TextPlace,
  style: TextStyle,
): number {
  const { size, align = 'left', color = '#1B241E' } = style;
  const gap = gapOf(face, style);
  let y = place.y;
  document.fillColor(color).fontSize(size);
  for (const line of linesOf(face, words, place.width, style)) {
    let x = place.x + (align === 'left' ? 0 : (place.width - line.width) / (align === 'center' ? 2 : 1));
    // Shaped letters do not tell what was written; this does, to those who copy and to those who listen.
    document.markContent('Span', { actual: line.text });
    for (const { stretches, width } of line.pieces) {
      drawWord(document, stretches, x, y + size * BASELINE, size);
      x += width + gap;
    }
    document.endMarkedContent();
    y += size * LEADING;
  }
  return y;
}

function drawWord(
  document: PDFKit.PDFDocument,
  stretches: Stretch[],
  x: number,
  baseline: number,
  size: number,
): void {
  let at = x;
  for (const stretch of stretches) {
    document
      .font(stretch.file.name)
      .text(stretch.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
    at += widthOf([stretch], size);
  }
}

const filesOf = (face: BrandFace, { weight = 'regular' }: TextStyle) => face[weight];

/** Between two words. */
const gapOf = (face: BrandFace, style: TextStyle) =>
  widthOf(cutByFile(filesOf(face, style), '\u00a0'), style.size);

function linesOf(face: BrandFace, words: string, width: number, style: TextStyle): Line[] {
  const measured = (word: string) => measure(cutByFile(filesOf(face, style), word), style.size);
  return breakLines(words, width, measured, gapOf(face, style));
}

/** Greedy, at spaces. A word wider than the place gets a line of its own. */
function breakLines(words: string, width: number, measured: (word: string) => Piece, gap: number): Line[] {
  const lines: Line[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const piece = measured(word);
    if (piece.stretches.length === 0) continue;
    const line = lines.at(-1);
    if (line && line.width + gap + piece.width <= width) {
      line.text += ` ${word}`;
      line.pieces.push(piece);
      line.width += gap + piece.width;
    } else {
      lines.push({ text: word, pieces: [piece], width: piece.width });
    }
  }
  return lines;
}

function measure(stretches: Stretch[], size: number): Piece {
  return { stretches, width: widthOf(stretches, size) };
}

function widthOf(stretches: Stretch[], size: number): number {
  return stretches.reduce(
    (sum, { file, text }) => sum + (file.font.layout(text).advanceWidth / file.font.unitsPerEm) * size,
    0,
  );
}

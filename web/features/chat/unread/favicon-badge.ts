const SIZE = 64;
const CAP = 99;

let original: string | undefined;
let picture: Promise<HTMLImageElement> | undefined;
/** Drawing takes a moment; only the last word counts. */
let wanted = 0;

/** Draws a count onto the tab's icon; 0 puts the plain icon back. Browsers that cannot keep the plain one. */
export async function showFaviconBadge(count: number): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  original ??= link.href;
  wanted = count;
  if (count === 0) {
    link.href = original;
    return;
  }
  try {
    picture ??= loadPicture(original);
    const drawn = drawBadge(await picture, count);
    if (wanted === count && drawn) link.href = drawn;
  } catch (error) {
    picture = undefined;
    console.debug('favicon not drawn', error);
  }
}

async function loadPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image(SIZE, SIZE);
  image.src = url;
  await image.decode();
  return image;
}

function drawBadge(icon: HTMLImageElement, count: number): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const text = count > CAP ? `${CAP}+` : String(count);
  pen.drawImage(icon, 0, 0, SIZE, SIZE);
  pen.font = `bold ${text.length > 2 ? 24 : 32}px system-ui, sans-serif`;
  const width = Math.max(40, pen.measureText(text).width + 14);
  pen.fillStyle = colour('--clay-600');
  pen.beginPath();
  pen.roundRect(SIZE - width, SIZE - 40, width, 40, 20);
  pen.fill();
  pen.fillStyle = colour('--white');
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, SIZE - width / 2, SIZE - 18);
  return canvas.toDataURL('image/png');
}

/** Long side, in pixels, of a photo as it leaves the phone: what a leaf spot needs, at a fiftieth of the bytes. */
export const PHOTO_LONG_SIDE = 1600;
/** As canvases count JPEG quality. */
export const PHOTO_QUALITY = 0.75;

/** The size a picture is drawn at: its own, or less where it is longer than a photo may be. */
export function photoSize(picture: { width: number; height: number }): { width: number; height: number } {
  const factor = Math.min(1, PHOTO_LONG_SIDE / Math.max(picture.width, picture.height));
  return {
    width: Math.max(1, Math.round(picture.width * factor)),
    height: Math.max(1, Math.round(picture.height * factor)),
  };
}

/** What a JPEG cannot show as see-through is white, as on paper. */
export function drawPhoto(
  pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  picture: CanvasImageSource,
  { width, height }: { width: number; height: number },
): void {
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, width, height);
}

/** A drawing as a page shows it. */
export interface GuidePicture {
  src: string;
  width: number;
  height: number;
  alt: string;
}

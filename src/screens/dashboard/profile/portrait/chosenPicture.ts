/** What is taken; the backend looks into each file. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/bmp'];

const LARGEST = 5 * 1024 * 1024;
const MOST_PIXELS = 16_000_000;
/** Side of the square that is sent, in pixels: twice of what the backend keeps. */
const SIDE = 256;

/** Why a file cannot be cropped. */
export type PictureRefusal = 'notPicture' | 'tooLarge' | 'tooManyPixels';

/** A file that the browser can draw, turned as its camera was held. */
export interface ChosenPicture {
  /** To be revoked once it is not shown any more. */
  readonly url: string;
  readonly image: HTMLImageElement;
}

/** A part of a picture, in its pixels. */
export interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Unpacks a file, or says why that cannot be. */
export async function chosenPicture(file: File): Promise<ChosenPicture | PictureRefusal> {
  if (!PICTURE_TYPES.includes(file.type)) return 'notPicture';
  if (file.size > LARGEST) return 'tooLarge';
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  const isDrawn = await image.decode().then(
    () => true,
    () => false,
  );
  if (isDrawn && image.naturalWidth * image.naturalHeight <= MOST_PIXELS) return { url, image };
  URL.revokeObjectURL(url);
  return isDrawn ? 'tooManyPixels' : 'notPicture';
}

/** A square part of a picture as a PNG in base64; nothing else of the file leaves the browser. */
export function croppedPicture({ image }: ChosenPicture, { x, y, width, height }: PicturePart): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, SIDE, SIDE);
  return canvas.toDataURL('image/png').replace(/^[^,]*,/u, '');
}

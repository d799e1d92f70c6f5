import { imageUrl } from '../../images/imageUrls';
import { type DrawnNow, type Plan, plannedView } from './drawnScene';
import { type Scene } from './scene';
import { type Picture, sizeOf, svgOf } from './svgOf';

const loaded = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
};

/** So many pixels of a picture in a node are kept. */
const PICTURE_SIDE = 256;

/** A picture of this page as text, so that it can stand in a file of its own; undefined when it cannot be read. */
async function embedded(url: string): Promise<string | undefined> {
  try {
    const image = await loaded(url);
    const share = Math.min(1, PICTURE_SIDE / Math.min(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.naturalWidth * share));
    canvas.height = Math.max(1, Math.round(image.naturalHeight * share));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png');
  } catch {
    return undefined;
  }
}

/** The pictures that the nodes of a scene wear, as text; those that cannot be read are left out. */
export async function picturesIn({ nodes }: Scene): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(nodes.flatMap(({ imageId }) => imageId ?? []));
  const read = [...ids].map(async (id): Promise<[string, string][]> => {
    const url = await imageUrl(id);
    const text = url === null ? undefined : await embedded(url);
    return text === undefined ? [] : [[id, text]];
  });
  return new Map((await Promise.all(read)).flat());
}

/** The scene with these pictures in it. */
export function withPictures(scene: Scene, pictures: ReadonlyMap<string, string>): Scene {
  const nodes = scene.nodes.map((node) => {
    const url = pictures.get(node.imageId ?? '');
    return url === undefined ? node : { ...node, image: { url, isIcon: false } };
  });
  return { ...scene, nodes };
}

/** A picture that is laid over another, this far below its top. */
interface Over {
  readonly bitmap: ImageBitmap;
  readonly top: number;
}

/** An SVG as a PNG of this many pixels. Rejects when the browser cannot draw so many. @param over what is drawn otherwise */
async function pngOf(svg: string, width: number, height: number, over?: Over): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = await loaded(url);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    if (over !== undefined) canvas.getContext('2d')?.drawImage(over.bitmap, 0, over.top);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error('The picture is too large for this browser');
    return blob;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A planned picture as a PNG, at a scale. @param picture what stands around it */
export async function plannedPng(plan: Plan, picture: Picture, scale: number): Promise<Blob> {
  const { width, height, top } = sizeOf(picture);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  if (plan.bitmap === undefined) return pngOf(await plannedSvg(plan, picture), wide, high);
  return pngOf(svgOf(picture), wide, high, {
    bitmap: await plan.bitmap(scale, picture.isTransparent),
    top: top * scale,
  });
}

/** A planned picture as SVG. */
export async function plannedSvg(plan: Plan, picture: Picture): Promise<string> {
  const scene = plan.scene();
  return svgOf({ ...picture, scene: withPictures(scene, await picturesIn(scene)) });
}

/** Most pixels of a kept picture each way: larger ones would be made smaller where they are kept. */
const LONGEST_KEPT = 2048;

/** What is seen of a canvas as a PNG in base64, twice as fine as the screen where it stays within the limit. */
export async function seenAsPng(now: DrawnNow, theme: Picture['theme']): Promise<string> {
  const plan = plannedView(now);
  const picture = { scene: plan, theme, isTransparent: false, title: '', legend: [], more: String };
  const { width, height } = sizeOf(picture);
  const png = await plannedPng(plan, picture, Math.min(2, LONGEST_KEPT / Math.max(width, height, 1)));
  const bytes = new Uint8Array(await png.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

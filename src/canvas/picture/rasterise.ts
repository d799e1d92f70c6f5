import { imageUrl } from '../../images/imageUrls';
import { type Scene } from './scene';

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
  if (url.startsWith('data:')) return url;
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

/** The scene with all its pictures in it. */
export async function selfContained(scene: Scene): Promise<Scene> {
  const nodes = scene.nodes.map(async (node) => {
    const worn = node.imageId === undefined ? null : await imageUrl(node.imageId);
    const image = worn === null ? node.image : { url: worn, isIcon: false };
    const url = image && (await embedded(image.url));
    return { ...node, image: image && url !== undefined ? { ...image, url } : undefined };
  });
  return { ...scene, nodes: await Promise.all(nodes) };
}

/** A picture that is laid over another, this far below its top. */
interface Over {
  readonly bitmap: ImageBitmap;
  readonly top: number;
}

/** An SVG as a PNG of this many pixels. Rejects when the browser cannot draw so many. @param over what is drawn otherwise */
export async function pngOf(svg: string, width: number, height: number, over?: Over): Promise<Blob> {
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

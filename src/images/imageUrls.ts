import { restFetch } from '../apollo/rest';
import { onSessionChange } from '../auth/session';

const urls = new Map<string, Promise<string | null>>();
let isFollowing = false;

/** Pictures of one person are nothing for the next. */
function forget(): void {
  for (const known of urls.values()) void known.then((url) => url !== null && URL.revokeObjectURL(url));
  urls.clear();
}

/** Asks for a path of the backend as whoever looks. */
type ReadImage = (path: string) => Promise<Response>;
let read: ReadImage = restFetch;

/** Reads pictures in another way from now on: a view in a frame has a token of its own, and no session. */
export function readImagesBy(other: ReadImage): void {
  read = other;
  isFollowing = true;
}

async function fetched(imageId: string): Promise<string | null> {
  try {
    return URL.createObjectURL(await (await read(`/api/images/${imageId}/file`)).blob());
  } catch {
    // It may be there at the next asking: only a picture that came is remembered.
    urls.delete(imageId);
    return null;
  }
}

/** Where a picture of the person can be shown from: fetched once, with their token. Null when it does not come. */
export function imageUrl(imageId: string): Promise<string | null> {
  if (!isFollowing) onSessionChange(forget);
  isFollowing = true;
  const known = urls.get(imageId) ?? fetched(imageId);
  urls.set(imageId, known);
  return known;
}

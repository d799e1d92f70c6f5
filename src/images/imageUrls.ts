import { restFetch } from '../apollo/rest';
import { onSessionChange } from '../auth/session';

const urls = new Map<string, Promise<string | null>>();

/** Pictures of one person are nothing for the next. */
function forget(): void {
  for (const known of urls.values()) void known.then((url) => url !== null && URL.revokeObjectURL(url));
  urls.clear();
}

async function fetched(imageId: string): Promise<string | null> {
  try {
    return URL.createObjectURL(await (await restFetch(`/api/images/${imageId}/file`)).blob());
  } catch {
    // It may be there at the next asking: only a picture that came is remembered.
    urls.delete(imageId);
    return null;
  }
}

let isFollowing = false;

/** Where a picture of the person can be shown from: fetched once, with their token. Null when it does not come. */
export function imageUrl(imageId: string): Promise<string | null> {
  if (!isFollowing) onSessionChange(forget);
  isFollowing = true;
  const known = urls.get(imageId) ?? fetched(imageId);
  urls.set(imageId, known);
  return known;
}

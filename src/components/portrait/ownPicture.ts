import { restFetch } from '../../apollo/rest';
import { onSessionChange } from '../../auth/session';

const pictures = new Map<string, Promise<string | null>>();

/** Pictures of one person are nothing for the next. */
function forget(): void {
  for (const picture of pictures.values())
    void picture.then((url) => {
      if (url !== null) URL.revokeObjectURL(url);
    });
  pictures.clear();
}

async function fetched(): Promise<string | null> {
  try {
    return URL.createObjectURL(await (await restFetch('/api/bigquery/user-picture')).blob());
  } catch {
    // Initials stand in for it.
    return null;
  }
}

let watched = false;

/**
 * The picture of the profile, as an address of this page's own: the server fetches it, so that the browser asks no other
 * machine. Null when there is none to show.
 * @param address what the profile says; another one is another picture
 */
export function ownPicture(address: string): Promise<string | null> {
  if (!watched) onSessionChange(forget);
  watched = true;
  const known = pictures.get(address) ?? fetched();
  pictures.set(address, known);
  return known;
}

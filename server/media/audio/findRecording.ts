import { type Recording } from '../../contract/recordings.js';
import { type GraphScope } from '../../graph/ports/scope.js';
import { type Audio } from './Audio.js';

const PAGE_SIZE = 500;

/** The newest recording that has come whole, or the newest of a name; undefined where there is none. */
export async function findRecording(
  audio: Pick<Audio, 'list'>,
  scope: GraphScope,
  name: string | undefined,
): Promise<Recording | undefined> {
  for (let pageToken: string | undefined = '1'; pageToken !== undefined;) {
    const { items, nextPageToken } = await audio.list(scope, { pageSize: PAGE_SIZE, pageToken });
    const found = items.find((each) => each.state !== 'uploading' && (name === undefined || each.name === name));
    if (found !== undefined) return found;
    pageToken = nextPageToken;
  }
  return undefined;
}

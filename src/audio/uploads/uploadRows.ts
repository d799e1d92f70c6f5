import { type Recording } from '../recordingCalls';
import { type Upload } from './uploadQueue';
import { type Recordings } from './useRecordings';

/** A row: a file on its way, or a recording that is here. */
export type Row =
  | { readonly key: string; readonly upload: Upload }
  | { readonly key: string; readonly recording: Recording };

/** Whether a recording is what a file is becoming: also when its last piece has come and its sender does not know yet. */
const isOf = (
  { id, name, bytes, state }: Recording,
  { id: begun, recording: { file }, state: sent }: Upload,
): boolean =>
  (sent === 'sending' && id === begun) || (state === 'uploading' && file.name === name && file.size === bytes);

/** The rows of the Uploads Table, what is on its way first: one that is being sent is shown once. */
export const rowsOf = ({ uploads, recordings = [] }: Pick<Recordings, 'uploads' | 'recordings'>): Row[] => [
  ...uploads.map((upload) => ({ key: `upload ${upload.key}`, upload })),
  ...recordings
    .filter((recording) => !uploads.some((upload) => isOf(recording, upload)))
    .map((recording) => ({ key: recording.id, recording })),
];

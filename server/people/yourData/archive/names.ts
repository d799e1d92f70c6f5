import { type ImagePlace } from '../../../media/images/ImageFiles.js';
import { type RecordKind } from '../../records/PersonRecords.js';
import { type RecordingPlace } from '../../../media/recordings/RecordingFiles.js';

/** How the file of one project says what it is, and the version that is written; the only one so far. */
export const PROJECT_FORMAT = 'harta-project';
export const PROJECT_VERSION = 1;

/** The names of files in an archive. */
export const ENTRY = {
  contents: 'archive.json',
  head: 'project.json',
  profile: 'profile.json',
  portrait: 'profile.png',
  settings: 'settings.json',
  project: (place: number): string => `projects/${place}.harta.json`,
  records: (kind: RecordKind): string => `${kind}.jsonl`,
  recording: ({ id, type }: Pick<RecordingPlace, 'id' | 'type'>): string => `recordings/${id}.${type}`,
  image: ({ id, type }: Pick<ImagePlace, 'id' | 'type'>): string => `images/${id}.${type}`,
  purchases: 'purchases.jsonl',
  importMappings: 'importMappings.jsonl',
  aliases: 'aliases.jsonl',
  savedViews: 'savedViews.jsonl',
};

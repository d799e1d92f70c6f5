import { openTranscribers } from '../media/audio/transcribing/transcribers.js';
import { type Transcribers } from '../media/audio/transcribing/Transcriber.js';
import { type AudioSettings } from '../platform/config/audio.js';
import { imageFolder, type ImageFiles } from '../media/images/ImageFiles.js';
import { type Images, openImages } from '../media/images/openImages.js';
import { openPortraits, type Portraits } from '../media/images/openPortraits.js';
import { type Drawing, openDrawing } from '../media/pictures/drawInTurn.js';
import { recordingFolder, type RecordingFiles } from '../media/recordings/RecordingFiles.js';
import { type OpenStore } from '../platform/store/StorePorts.js';

/** Files that persons keep, and who works on them. */
export interface Media {
  readonly imageFiles: ImageFiles;
  readonly recordingFiles: RecordingFiles;
  readonly images: Images;
  readonly portraits: Portraits;
  /** Draws a picture anew, when its turn has come. */
  readonly patiently: Drawing['patiently'];
  readonly transcribers: Transcribers;
}

/** Second stage: pictures and recordings. */
export function openMedia(
  dataDir: string,
  { accounts, imageStore }: Pick<OpenStore, 'accounts' | 'imageStore'>,
  audio: AudioSettings,
): Media {
  const imageFiles = imageFolder(dataDir);
  const { inTurn: drawInTurn, patiently } = openDrawing();
  return {
    ...{ imageFiles, patiently },
    recordingFiles: recordingFolder(dataDir),
    images: openImages({ store: imageStore, files: imageFiles, drawInTurn }),
    portraits: openPortraits({ accounts, files: imageFiles, drawInTurn }),
    transcribers: openTranscribers(audio),
  };
}

import { type AudioSettings } from '../../../platform/config/audio.js';
import { type Recording } from '../../../contract/recordings.js';
import { endpointTranscriber } from './endpoint.js';
import { hasPocketsphinx, pocketsphinxTranscriber } from './pocketsphinx.js';
import { type Transcriber, type Transcribers } from './Transcriber.js';
import { hasWhisper, whisperTranscriber } from './whisper/whisper.js';

/** Who transcribes here, the best first. Drafts are made only of what nobody better would transcribe. */
export const openTranscribers = ({ endpoint, whisper, makesDrafts }: AudioSettings): Transcribers => [
  ...(endpoint === null ? [] : [endpointTranscriber(endpoint)]),
  ...(whisper !== null && hasWhisper() ? [whisperTranscriber(whisper)] : []),
  ...(makesDrafts && hasPocketsphinx() ? [pocketsphinxTranscriber()] : []),
];

/** The best that can transcribe a recording; undefined where nobody can. */
export const transcriberFor = (
  transcribers: Transcribers,
  { language }: Pick<Recording, 'language'>,
): Transcriber | undefined =>
  transcribers.find(({ onlyLanguage }) => onlyLanguage === undefined || onlyLanguage === language);

/** Whether somebody here can transcribe a recording. */
export const canTranscribe = (transcribers: Transcribers, recording: Pick<Recording, 'language'>): boolean =>
  transcriberFor(transcribers, recording) !== undefined;

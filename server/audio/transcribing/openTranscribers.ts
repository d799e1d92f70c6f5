import { type AudioSettings } from '../../config/audio.js';
import { endpointTranscriber } from './endpoint.js';
import { hasPocketsphinx, pocketsphinxTranscriber } from './pocketsphinx.js';
import { type Transcribers } from './Transcriber.js';

/** Who transcribes here, the best first. Drafts are made only of what nobody better would transcribe. */
export const openTranscribers = ({ endpoint, makesDrafts }: AudioSettings): Transcribers => [
  ...(endpoint === null ? [] : [endpointTranscriber(endpoint)]),
  ...(makesDrafts && hasPocketsphinx() ? [pocketsphinxTranscriber()] : []),
];

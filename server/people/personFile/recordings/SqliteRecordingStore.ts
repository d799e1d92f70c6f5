import { type RecordingStore } from '../../records/recordings/RecordingStore.js';
import { commandCaller } from '../../../platform/storage/commandCaller.js';
import { type Engine } from '../../../platform/storage/Engine.js';
import { type recordingReads, type recordingWrites } from './recordingCommands.js';

type Reads = ReturnType<typeof recordingReads>;
type Writes = ReturnType<typeof recordingWrites>;

/** The recordings of all persons in their files. */
export function sqliteRecordingStore(engine: Engine): RecordingStore {
  const { read, write } = commandCaller<Reads, Writes>(engine);
  return {
    recordingPage: (scope, query) => read('recordingPage', scope, query),
    recording: (scope, id) => read('recording', scope, id),
    transcript: (scope, id) => read('recordingTranscript', scope, id),
    untranscribed: (owner) => read('untranscribed', owner),
    heardParts: (owner, of) => read('heardParts', owner, of),
    addRecording: (scope, recording) => write('addRecording', scope, recording),
    noteReceived: (scope, id, received) => write('noteReceived', scope, id, received),
    updateRecording: (scope, id, version, changes) => write('updateRecording', scope, id, version, changes),
    beginTranscription: (scope, of) => write('beginTranscription', scope, of),
    keepPart: (owner, of, place, heard) => write('keepPart', owner, of, place, heard),
    endTranscription: (owner, of, outcome) => write('endTranscription', owner, of, outcome),
    keepTranscript: (scope, id, version, transcript) => write('keepTranscript', scope, id, version, transcript),
    removeRecording: (scope, id) => write('removeRecording', scope, id),
  };
}

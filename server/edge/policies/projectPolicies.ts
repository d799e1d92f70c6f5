import { may, type Policies, viewable } from './Policy.js';

/** Projects, and the files that they come from and become. */
export const projectPolicies: Policies = {
  // The list names all projects, and a new one is none that a token could have been made for.
  projects: may('read', 'account'),
  createProject: may('write', 'account'),
  uploadProject: may('write', 'account'),
  project: may('read', 'project'),
  savedViews: may('read', 'project'),
  saveView: may('write', 'project'),
  renameView: may('write', 'project'),
  deleteView: may('write', 'project'),
  downloadProject: may('read', 'project'),
  renameProject: may('write', 'project'),
  updateProject: may('write', 'project'),
  // What a token of one project could end, or make another of, it was not made for.
  duplicateProject: may('write', 'account'),
  archiveProject: may('write', 'account'),
  restoreProject: may('write', 'account'),
  deleteProject: may('session', 'account'),

  loadSampleGraph: may('write', 'project'),
  exportGraph: may('read', 'project'),
  exportElements: may('read', 'project'),
  uploadImport: may('write', 'project'),
  imports: may('read', 'project'),
  importJob: may('read', 'import'),
  importTables: may('read', 'import'),
  importRowNames: may('read', 'import'),
  importIssues: may('read', 'import'),
  previewImport: may('write', 'import'),
  mapImport: may('write', 'import'),
  commitImport: may('write', 'import'),
  cancelImport: may('write', 'import'),
};

/** What the person teaches the assistant, in all projects alike. */
export const trainExamplePolicies: Policies = {
  trainExamples: may('read', 'account'),
  createTrainExample: may('write', 'account'),
  updateTrainExample: may('write', 'account'),
  deleteTrainExample: may('write', 'account'),
  importTrainExamples: may('write', 'account'),
  exportTrainExamples: may('read', 'account'),
};

/** Pictures that the person keeps: of all projects, and of none. Who sees a node sees the picture that it wears. */
export const imagePolicies: Policies = {
  images: may('read', 'account'),
  imageFile: viewable(may('read', 'picture')),
  addImage: may('write', 'account'),
  updateImage: may('write', 'account'),
  deleteImage: may('write', 'account'),
};

/** Texts, and what was found in them: each lies in a project. */
export const processingPolicies: Policies = {
  processText: may('write', 'project'),
  processFile: may('write', 'project'),
  documents: may('read', 'project'),
  documentReading: may('read', 'project'),
  readDocumentAgain: may('write', 'project'),
  reviewDocument: may('write', 'project'),
  deleteDocument: may('write', 'project'),
  // What an element came from may lie in the project that its own is a copy of.
  documentSentence: may('read', 'account'),
};

/** Recordings: each lies in a project. */
export const recordingPolicies: Policies = {
  // Says nothing of anybody.
  transcribing: may('read', 'nobody'),
  recordings: may('read', 'project'),
  addRecording: may('write', 'project'),
  addRecordingPiece: may('write', 'project'),
  updateRecording: may('write', 'project'),
  deleteRecording: may('write', 'project'),
  listenToRecording: may('read', 'project'),
  recordingFile: may('read', 'project'),
  transcribeRecording: may('write', 'project'),
  recordingTranscript: may('read', 'project'),
  editTranscript: may('write', 'project'),
  downloadTranscript: may('read', 'project'),
  processRecording: may('write', 'project'),
};

/** Views in frames: who lets others see a project has signed in; a view token says of itself what it shows, and nothing more. */
export const viewPolicies: Policies = {
  createViewToken: may('session', 'account'),
  viewTokens: may('session', 'account'),
  revokeViewToken: may('session', 'account'),
  viewedProject: viewable(may('read', 'project')),
  viewedNodes: viewable(may('read', 'project')),
};

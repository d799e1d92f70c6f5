import { Type } from 'typebox';

import { Archive, Deletion, DeletionInput, DeletionKept } from '../yourData.js';
import { jobId } from '../ids.js';
import { Job, JobList } from '../jobs.js';
import { defineOperation } from '../operation.js';
import { ref } from '../schema.js';

const tag = 'your-data';

export const jobs = defineOperation({
  method: 'GET',
  url: '/jobs',
  operationId: 'jobs',
  tag,
  summary: 'List what is done in the background: all that goes on, and what ended lately; newest first',
  description: 'How far they are is pushed as event `job` of the channel topic `user:notifications`.',
  answer: ref(JobList),
});
export const cancelJob = defineOperation({
  method: 'DELETE',
  url: '/jobs/:jobId',
  operationId: 'cancelJob',
  tag,
  summary: 'Cancel what is done in the background',
  description: 'What waits is cancelled at once; what is under way is told to stop, and may still end before it does.',
  params: Type.Object({ jobId: jobId() }),
  answer: ref(Job),
  problems: ['JOB_NOT_FOUND', 'JOB_STATE'],
});
export const exportData = defineOperation({
  method: 'POST',
  url: '/bigquery/export-data',
  operationId: 'exportData',
  tag,
  summary: 'Make an archive of everything that the person has here',
  description: 'Answers at once; the bell tells when it is ready. While one is made, that one is answered.',
  answer: ref(Job),
});
export const archive = defineOperation({
  method: 'GET',
  url: '/bigquery/archive',
  operationId: 'archive',
  tag,
  summary: 'Read whether there is an archive to download',
  answer: ref(Archive),
});
export const downloadArchive = defineOperation({
  method: 'GET',
  url: '/bigquery/archive/file',
  operationId: 'downloadArchive',
  tag,
  direct: true,
  summary: 'Download the archive',
  description: 'There for 24 hours after it was made.',
  answer: Type.String({ description: 'The file' }),
  produces: ['application/zip'],
  problems: ['ARCHIVE_NOT_FOUND'],
});
export const restoreData = defineOperation({
  method: 'POST',
  url: '/bigquery/restore-data',
  operationId: 'restoreData',
  tag,
  direct: true,
  summary: 'Restore an archive into the account',
  description:
    'multipart/form-data, one file. Answers at once; the bell tells the end. What is there stays, and the archive comes beside it: ids of elements stay, projects are new ones but for an empty default project.',
  uploads: true,
  answer: ref(Job),
  problems: ['FILE_INVALID', 'JOB_STATE', 'TOO_MANY_WAITING'],
});
export const deleteData = defineOperation({
  method: 'DELETE',
  url: '/bigquery/delete-data',
  operationId: 'deleteData',
  tag,
  summary: 'Begin to delete everything that the person made here',
  description: 'Carried out after seven days; until then `keepData` takes it back. The profile and the settings stay.',
  body: ref(DeletionInput),
  answer: ref(Deletion),
  problems: ['CONFIRMATION_WRONG'],
});
export const deleteAccount = defineOperation({
  method: 'DELETE',
  url: '/bigquery/account',
  operationId: 'deleteAccount',
  tag,
  summary: 'Begin to delete the account with everything in it',
  description: 'Carried out after seven days; until then `keepData` takes it back. Nothing of the person stays.',
  body: ref(DeletionInput),
  answer: ref(Deletion),
  problems: ['CONFIRMATION_WRONG'],
});
export const keepData = defineOperation({
  method: 'POST',
  url: '/bigquery/keep-data',
  operationId: 'keepData',
  tag,
  summary: 'Take back a deletion that was begun',
  answer: ref(DeletionKept),
  problems: ['JOB_STATE'],
});

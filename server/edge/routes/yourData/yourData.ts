import { type FastifyInstance } from 'fastify';

import * as contract from '../../../contract/operations/yourData.js';
import { type Jobs } from '../../../platform/jobs/openJobs.js';
import { type YourData } from '../../../people/yourData/openYourData.js';
import { uploadedFiles } from '../imports/imports.js';
import { sendFile } from '../exports/sendFile.js';
import { serveDirect, serveValue } from '../serve.js';

/** What is done for the person in the background, and what they may ask for all that they have here. */
export function serveYourData(app: FastifyInstance, jobs: Jobs, yourData: YourData): void {
  serveValue(app, contract.jobs, ({ person }) => jobs.list(person.ownerId));
  serveValue(app, contract.cancelJob, ({ person, params }) => jobs.cancel(person.ownerId, params.jobId));
  serveValue(app, contract.exportData, ({ person }) => yourData.makeArchive(person.ownerId));
  serveValue(app, contract.archive, ({ person }) => yourData.archive(person.ownerId));
  serveDirect(app, contract.downloadArchive, async ({ person, reply }) => {
    const { fileName, content } = await yourData.archiveFile(person.ownerId);
    return sendFile(reply, { fileName, contentType: 'application/zip', chunks: content });
  });
  serveValue(app, contract.restoreData, ({ person, request }) =>
    yourData.restore(person.ownerId, uploadedFiles(request)),
  );
  serveValue(app, contract.deleteData, ({ person, body }) =>
    yourData.deletions.begin(person, 'data', body.confirmation),
  );
  serveValue(app, contract.deleteAccount, ({ person, body }) =>
    yourData.deletions.begin(person, 'account', body.confirmation),
  );
  serveValue(app, contract.keepData, async ({ person }) => ({ kept: await yourData.deletions.keep(person.ownerId) }));
}

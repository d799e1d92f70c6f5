import { type FastifyInstance } from 'fastify';

import * as contract from '../../../contract/operations/projects.js';
import { type ProjectId } from '../../../contract/ids.js';
import { type ProjectCatalog } from '../../../people/records/projects/ProjectCatalog.js';
import { type ProjectScope } from '../../../graph/ports/scope.js';
import { type Person } from '../../../people/identity/Person.js';
import { type Projects } from '../../../graph/projects/Projects.js';
import { sendFile } from '../exports/sendFile.js';
import { uploadedFiles } from '../imports/imports.js';
import { serveDirect, serveValue } from '../serve.js';

/** The project that a path names. */
const named = (call: { person: Person; params: { projectId: ProjectId } }): ProjectScope => ({
  ownerId: call.person.ownerId,
  projectId: call.params.projectId,
});

/** A person's projects. */
export function serveProjects(
  app: FastifyInstance,
  catalog: Pick<ProjectCatalog, 'projects' | 'project'>,
  projects: Projects,
): void {
  serveValue(app, contract.projects, ({ person: { ownerId }, query }) =>
    query.which === 'all' ? projects.all(ownerId) : catalog.projects(ownerId),
  );
  serveValue(app, contract.project, (call) => catalog.project(named(call)));
  serveValue(app, contract.createProject, ({ person, body }) => projects.create(person.ownerId, body));
  serveValue(app, contract.renameProject, (call) => projects.update(named(call), null, { name: call.body.name }));
  serveValue(app, contract.updateProject, (call) => {
    const { version, ...changes } = call.body;
    return projects.update(named(call), version, changes);
  });
  serveValue(app, contract.archiveProject, (call) => projects.archive(named(call)));
  serveValue(app, contract.deleteProject, (call) => projects.delete(named(call), call.body.confirmation));
  serveValue(app, contract.restoreProject, (call) => projects.restore(named(call)));
  serveValue(app, contract.duplicateProject, (call) => projects.duplicate(named(call), call.body.name));
  serveDirect(app, contract.downloadProject, async (call) => {
    const { fileName, content } = await projects.file(named(call));
    return sendFile(call.reply, { fileName, contentType: 'application/zip', chunks: content });
  });
  serveValue(app, contract.uploadProject, ({ person, request }) =>
    projects.upload(person.ownerId, uploadedFiles(request)),
  );
}

import { type FastifyInstance } from 'fastify';

import * as contract from '../../contract/operations/graph.js';
import { type FinishedGraph } from '../../graph/ports/finished.js';
import { serve } from '../serve.js';

/** A person's projects: list, make, rename. */
export function serveProjects(app: FastifyInstance, graph: FinishedGraph): void {
  serve(app, contract.projects, ({ person }) => graph.projects(person.ownerId));
  serve(app, contract.createProject, ({ person, body }) => graph.createProject(person.ownerId, body.name));
  serve(app, contract.renameProject, ({ person, params, body }) =>
    graph.renameProject({ ownerId: person.ownerId, projectId: params.projectId }, body.name),
  );
}

import { type FastifyInstance } from 'fastify';

import * as contract from '../../contract/operations/graph.js';
import { type GraphStore } from '../../graph/GraphStore.js';
import { serve } from '../serve.js';

/** A person's projects: list, make, rename. */
export function serveProjects(app: FastifyInstance, store: GraphStore): void {
  serve(app, contract.projects, ({ person }) => store.projects(person.ownerId));
  serve(app, contract.createProject, ({ person, body }) => store.createProject(person.ownerId, body.name));
  serve(app, contract.renameProject, ({ person, params, body }) =>
    store.renameProject({ ownerId: person.ownerId, projectId: params.projectId }, body.name),
  );
}

import { type FastifyInstance } from 'fastify';

import * as contract from '../../contract/operations/images.js';
import { type Images } from '../../images/openImages.js';
import { serveDirect, serveValue } from '../serve.js';

/** The pictures that a person keeps. What is sent as a picture was drawn here, and is never taken for anything else. */
export function serveImages(app: FastifyInstance, images: Images): void {
  serveValue(app, contract.images, ({ person }) => images.list(person.ownerId));
  serveValue(app, contract.addImage, ({ person, scope, body }) =>
    images.add(person.ownerId, { ...body, projectId: scope.projectId }),
  );
  serveValue(app, contract.updateImage, ({ person, params, body }) =>
    images.rename(person.ownerId, params.imageId, body.version, body.name),
  );
  serveValue(app, contract.deleteImage, ({ person, params }) => images.remove(person.ownerId, params.imageId));
  serveDirect(app, contract.imageFile, async ({ person, params, reply }) => {
    const { type, bytes } = await images.file(person.ownerId, params.imageId);
    // Its bytes never change: another picture has another id.
    return reply.type(`image/${type}`).header('cache-control', 'private, max-age=31536000, immutable').send(bytes);
  });
}

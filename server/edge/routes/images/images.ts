import { type FastifyInstance } from 'fastify';

import { type ImageId, type OwnerId } from '../../../contract/ids.js';
import * as contract from '../../../contract/operations/images.js';
import { serveDirect, serveValue } from '../serve.js';
import { type Services } from '../services.js';

/** The pictures that a person keeps. What is sent as a picture was drawn here, and is never taken for anything else. */
export function serveImages(app: FastifyInstance, { images, live }: Pick<Services, 'images' | 'live'>): void {
  /** Tells the other windows of what was done with a picture. */
  const told = async <T extends { readonly id: ImageId }>(owner: OwnerId, doing: Promise<T>): Promise<T> => {
    const done = await doing;
    live.imagesChanged(owner, { imageId: done.id });
    return done;
  };
  serveValue(app, contract.images, ({ person }) => images.list(person.ownerId));
  serveValue(app, contract.addImage, ({ person, scope, body }) =>
    told(person.ownerId, images.add(person.ownerId, { ...body, projectId: scope.projectId })),
  );
  serveValue(app, contract.updateImage, ({ person, params, body }) =>
    told(person.ownerId, images.rename(person.ownerId, params.imageId, body.version, body.name)),
  );
  serveValue(app, contract.deleteImage, ({ person, params }) =>
    told(person.ownerId, images.remove(person.ownerId, params.imageId)),
  );
  serveDirect(app, contract.imageFile, async ({ person, params, reply }) => {
    const { type, bytes } = await images.file(person.ownerId, params.imageId);
    // Its bytes never change: another picture has another id.
    return reply.type(`image/${type}`).header('cache-control', 'private, max-age=31536000, immutable').send(bytes);
  });
}

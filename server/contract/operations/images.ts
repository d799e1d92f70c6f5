import { Type } from 'typebox';

import { imageId } from '../ids.js';
import { AddImageInput, Image, ImageDeleted, ImageList, UpdateImageInput } from '../images.js';
import { defineOperation, LARGE_BODY } from '../operation.js';
import { ref } from '../schema.js';

const tag = 'images';
const params = Type.Object({ imageId: imageId() });

export const images = defineOperation({
  method: 'GET',
  url: '/images',
  operationId: 'images',
  tag,
  summary: 'List the pictures that the person keeps, newest first',
  answer: ref(ImageList),
});
export const addImage = defineOperation({
  method: 'POST',
  url: '/images',
  operationId: 'addImage',
  tag,
  direct: true,
  summary: 'Keep a picture',
  description:
    'Drawn anew here, no more than 2,048 pixels wide or high, so that nothing of the file but its colours is kept. With a project and a view it is a picture of a canvas.',
  body: ref(AddImageInput),
  largestBody: LARGE_BODY,
  answer: ref(Image),
  problems: [
    ...(['FILE_INVALID', 'FILE_UNPACKS_TOO_LARGE', 'FILE_TAKES_TOO_LONG', 'TOO_MANY_WAITING'] as const),
    ...(['QUOTA_IMAGES', 'QUOTA_BYTES', 'PROJECT_NOT_FOUND'] as const),
  ],
});
export const imageFile = defineOperation({
  method: 'GET',
  url: '/images/:imageId/file',
  operationId: 'imageFile',
  tag,
  direct: true,
  summary: 'Read the file of a picture',
  params,
  answer: Type.String({ description: 'The picture' }),
  produces: ['image/png', 'image/jpeg'],
  problems: ['IMAGE_NOT_FOUND'],
});
export const updateImage = defineOperation({
  method: 'PUT',
  url: '/images/:imageId',
  operationId: 'updateImage',
  tag,
  summary: 'Rename a picture',
  params,
  body: ref(UpdateImageInput),
  answer: ref(Image),
  problems: ['IMAGE_NOT_FOUND', 'VERSION_CONFLICT'],
});
export const deleteImage = defineOperation({
  method: 'DELETE',
  url: '/images/:imageId',
  operationId: 'deleteImage',
  tag,
  summary: 'Delete a picture',
  description: 'Nodes that wear it are drawn without one.',
  params,
  answer: ref(ImageDeleted),
  problems: ['IMAGE_NOT_FOUND'],
});

import { type Static, Type } from 'typebox';

import { imageId, projectId } from './ids.js';
import { DateTime, ref, words } from './schema.js';
import { ImageDataSchema, ImageNameSchema, label, relationshipType } from './texts.js';

/** What the file of a picture is. */
export const ImageType = words(['png', 'jpeg'], { $id: 'ImageType' });
export type ImageType = Static<typeof ImageType>;

export const CanvasView = Type.Object(
  {
    x: Type.Number({ description: 'What is in the middle, in the units of the graph' }),
    y: Type.Number(),
    zoom: Type.Number({ exclusiveMinimum: 0, maximum: 100 }),
    hiddenLabels: Type.Array(label(), { maxItems: 200 }),
    hiddenTypes: Type.Array(relationshipType(), { maxItems: 200 }),
  },
  { $id: 'CanvasView', additionalProperties: false, description: 'What of a canvas is seen' },
);
export type CanvasView = Static<typeof CanvasView>;
export const CanvasViewInput = Type.Object(CanvasView.properties, {
  $id: 'CanvasViewInput',
  additionalProperties: false,
});

export const Image = Type.Object(
  {
    id: imageId(),
    name: ref(ImageNameSchema),
    type: ref(ImageType),
    width: Type.Integer(),
    height: Type.Integer(),
    bytes: Type.Integer(),
    projectId: Type.Optional(projectId()),
    view: Type.Optional(ref(CanvasView)),
    version: Type.Integer(),
    createdAt: DateTime('When it was kept'),
    updatedAt: DateTime('When it was last renamed'),
  },
  {
    $id: 'Image',
    description:
      'A picture that a person keeps: one of a canvas has a project and a view, one that was uploaded has neither',
  },
);
export type Image = Static<typeof Image>;
/** Payload of the event `images` of the channel topic `user:notifications`: the list of pictures is not what it was. */
export const ImagesChanged = Type.Object({ imageId: imageId() }, { $id: 'ImagesChanged' });
export type ImagesChanged = Static<typeof ImagesChanged>;

export const ImageList = Type.Object({ items: Type.Array(ref(Image)), total: Type.Integer() }, { $id: 'ImageList' });
export type ImageList = Static<typeof ImageList>;

export const AddImageInput = Type.Object(
  {
    name: ref(ImageNameSchema),
    data: ref(ImageDataSchema),
    projectId: Type.Optional(projectId()),
    view: Type.Optional(ref(CanvasViewInput)),
  },
  { $id: 'AddImageInput', additionalProperties: false },
);
export const UpdateImageInput = Type.Object(
  { version: Type.Integer({ minimum: 1 }), name: ref(ImageNameSchema) },
  { $id: 'UpdateImageInput', additionalProperties: false },
);
export const ImageDeleted = Type.Object({ id: imageId() }, { $id: 'ImageDeleted' });

/** The property that says which picture a node wears. */
export const PICTURE_PROPERTY = 'picture';

const BEGINNING = 'image:';
const VALUE = /^image:([0-9A-HJKMNP-TV-Z]{26})$/;

/** The value of {@link PICTURE_PROPERTY} for a picture. */
export const pictureValue = (imageId: string): string => `${BEGINNING}${imageId}`;

/** The id of the picture that something with these properties wears; undefined when it wears none. */
export function wornPicture(properties: Readonly<Record<string, unknown>>): string | undefined {
  const value = properties[PICTURE_PROPERTY];
  return typeof value === 'string' ? VALUE.exec(value)?.[1] : undefined;
}

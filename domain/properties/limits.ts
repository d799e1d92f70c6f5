/** Longest label or type, in characters. */
export const MAX_LABEL_LENGTH = 128;
/** Longest property name, in characters. */
export const MAX_PROPERTY_NAME_LENGTH = 128;

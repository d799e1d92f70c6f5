/** The value that all of these are; undefined where they differ. */
export const onlyOne = <T>(values: readonly T[]): T | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined;

import { type ElementEdit } from '../../../domain/changes/elementEdit';

/** An edit as the mutations take it: mutable arrays, nothing that is not asked for. */
export const wireEdit = ({
  setProperties,
  propertyKinds,
  removeProperties,
  addLabels,
  removeLabels,
  type,
}: ElementEdit) => ({
  ...(setProperties === undefined ? {} : { setProperties }),
  ...(propertyKinds === undefined ? {} : { propertyKinds }),
  ...(removeProperties === undefined ? {} : { removeProperties: [...removeProperties] }),
  ...(addLabels === undefined ? {} : { addLabels: [...addLabels] }),
  ...(removeLabels === undefined ? {} : { removeLabels: [...removeLabels] }),
  ...(type === undefined ? {} : { type }),
});

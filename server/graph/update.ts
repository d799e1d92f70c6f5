import { type ElementEdit } from '../../domain/changes/elementEdit.js';
import { checkKinds, checkLabel, checkLabels, checkName, checkProperties, Faults } from './properties.js';

/** Checks what an update sets and removes, before it meets the element. Throws `VALIDATION_FAILED`. */
export function checkUpdate(update: ElementEdit, path: string): void {
  const faults = new Faults(path);
  const { setProperties = {}, propertyKinds = {}, removeProperties = [] } = update;
  checkProperties(setProperties, 'setProperties', faults);
  checkKinds(propertyKinds, setProperties, 'propertyKinds', faults);
  removeProperties.forEach((name, index) => {
    const at = `removeProperties/${index}`;
    checkName(name, at, faults);
    if (Object.hasOwn(setProperties, name)) faults.add(at, 'is set by the same update');
  });
  if (update.addLabels !== undefined) checkLabels(update.addLabels, 'addLabels', faults);
  if (update.removeLabels !== undefined) checkLabels(update.removeLabels, 'removeLabels', faults);
  if (update.type !== undefined) checkLabel(update.type, 'type', faults);
  faults.throwIfAny();
}

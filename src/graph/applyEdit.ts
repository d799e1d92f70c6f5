import { type ElementEdit, type GraphElement, isNode, type PropertyKinds, type Properties } from './elements';

const without = <T>(record: Readonly<Record<string, T>>, names: Iterable<string>): Record<string, T> => {
  const gone = new Set(names);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !gone.has(name)));
};

function editedProperties(
  element: GraphElement,
  edit: ElementEdit,
): { properties: Properties; propertyKinds: PropertyKinds } {
  const set = edit.setProperties ?? {};
  const removed = edit.removeProperties ?? [];
  return {
    properties: { ...without(element.properties, removed), ...set },
    propertyKinds: {
      ...without(element.propertyKinds, [...removed, ...Object.keys(set)]),
      ...edit.propertyKinds,
    },
  };
}

/** The element as it will stand if the edit is accepted; what is drawn until the store has answered. */
export function applyEdit<T extends GraphElement>(element: T, edit: ElementEdit): T {
  const bag = editedProperties(element, edit);
  if (!isNode(element)) return { ...element, ...bag, type: edit.type ?? element.type };
  const labels = element.labels.filter((label) => !edit.removeLabels?.includes(label));
  const added = (edit.addLabels ?? []).filter((label) => !labels.includes(label));
  return { ...element, ...bag, labels: [...labels, ...added] };
}

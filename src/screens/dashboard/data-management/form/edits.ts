import { type FormTarget } from '../../../../../machines/elementFormMachine';
import { type ElementEdit, type Creation } from '../../../../../domain/changes/elementEdit';
import { type GraphElement, isNode } from '../../../../../domain/elements/elements';
import { bagOf, labelDiff, propertyDiff } from '../../../../graph/propertyEdits';
import { type DraftRow, draftOf, rowsFrom } from './draft';

/** Everything that the form of a node or a relationship holds. */
export interface FormValues {
  readonly labels: readonly string[];
  readonly type: string;
  readonly startNodeId?: string;
  readonly endNodeId?: string;
  readonly properties: readonly DraftRow[];
}

/** An edit that may also lead a relationship to other nodes. */
export interface FormEdit extends ElementEdit {
  readonly startNodeId?: string;
  readonly endNodeId?: string;
}

const trimmed = (labels: readonly string[]): string[] => [...new Set(labels.map((label) => label.trim()))];

/** What the form starts with. */
export function valuesOf(target: FormTarget): FormValues {
  if (target.mode === 'create') return { labels: [], type: '', properties: [] };
  const { element } = target;
  const properties = draftOf(element);
  if (isNode(element)) return { labels: element.labels, type: '', properties };
  const { type, startNodeId, endNodeId } = element;
  return { labels: [], type, startNodeId, endNodeId, properties };
}

/** The element that a filled form asks for. */
export function creationFrom(kind: 'node' | 'relationship', id: string, values: FormValues): Creation {
  const bag = bagOf(rowsFrom(values.properties));
  if (kind === 'node') return { kind, id, labels: trimmed(values.labels), ...bag };
  const { startNodeId = '', endNodeId = '' } = values;
  return { kind, id, type: values.type.trim(), startNodeId, endNodeId, ...bag };
}

/** What a filled form changes of an element; empty when it changes nothing. */
export function editFrom(element: GraphElement, values: FormValues): FormEdit {
  const properties = propertyDiff(element, rowsFrom(values.properties));
  if (isNode(element)) return { ...properties, ...labelDiff(element.labels, trimmed(values.labels)) };
  const { startNodeId = element.startNodeId, endNodeId = element.endNodeId } = values;
  const type = values.type.trim();
  return {
    ...properties,
    ...(type === element.type ? {} : { type }),
    ...(startNodeId === element.startNodeId ? {} : { startNodeId }),
    ...(endNodeId === element.endNodeId ? {} : { endNodeId }),
  };
}

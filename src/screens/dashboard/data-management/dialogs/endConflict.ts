import { type ElementEdit } from '../../../../../domain/changes/elementEdit';
import { type GraphElement, isNode } from '../../../../../domain/elements/elements';
import { type FormEdit } from '../form/edits';

/** The two ends of a relationship, as an edit names them. */
const ENDS = ['startNodeId', 'endNodeId'] as const;
type End = (typeof ENDS)[number];

/** Names under which the ends stand among properties; an invisible mark keeps them apart from real ones. */
export type EndNames = Readonly<Record<End, string>>;
const MARK = '\u2060';

/** The names of the ends in the reader's language. */
export const endNames = (from: string, to: string): EndNames => ({ startNodeId: MARK + from, endNodeId: MARK + to });

interface Clash {
  readonly edit: FormEdit;
  readonly present: GraphElement;
  readonly before: GraphElement | undefined;
}

/**
 * Shows a change of ends as a change of two more properties, so that it is decided like any other difference.
 * @param nameOf what the node with this id is called; must differ for different nodes
 */
export function withEnds(clash: Clash, names: EndNames, nameOf: (id: string) => string): Clash {
  const changed = ENDS.filter((end) => clash.edit[end] !== undefined);
  const named = (element: { readonly [end in End]?: string }) =>
    Object.fromEntries(changed.map((end) => [names[end], nameOf(element[end] ?? '')]));
  const shown = (element: GraphElement): GraphElement =>
    isNode(element) ? element : { ...element, properties: { ...element.properties, ...named(element) } };
  if (changed.length === 0) return clash;
  return {
    edit: { ...clash.edit, setProperties: { ...clash.edit.setProperties, ...named(clash.edit) } },
    present: shown(clash.present),
    before: clash.before === undefined ? undefined : shown(clash.before),
  };
}

/** Turns decided differences back: an end that was kept is an end again, not a property. */
export function withoutEnds(resolved: ElementEdit, edit: FormEdit, names: EndNames): FormEdit {
  const { setProperties = {}, ...rest } = resolved;
  const kept = ENDS.filter((end) => names[end] in setProperties);
  const properties = Object.entries(setProperties).filter(([name]) => !ENDS.some((end) => names[end] === name));
  return {
    ...rest,
    ...(properties.length === 0 ? {} : { setProperties: Object.fromEntries(properties) }),
    ...Object.fromEntries(kept.map((end) => [end, edit[end]])),
  };
}

import { asFinding, type Finding } from './Found.js';
import { issueAt, type Place, quoted } from './issues.js';
import { foreignNode, foreignRelationship, idText } from './json/foreignElements.js';

/** Label of the node that a relationship of several nodes becomes. */
const HYPEREDGE = 'Hyperedge';
/** Types that tie the nodes of a relationship of several to the node that it becomes. */
const MEMBER = 'MEMBER_OF';
const SOURCE = 'SOURCE_OF';
const TARGET = 'HAS_TARGET';

type Row = Place & { row: number };

/** A relationship of any number of nodes. */
export interface Hyperedge {
  readonly id: string;
  /** False where the file has no id for it. */
  readonly hasOwnId: boolean;
  readonly type?: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly members: readonly unknown[];
  readonly sources: readonly unknown[];
  readonly targets: readonly unknown[];
  /** What each tie says, by its member. */
  readonly ties?: ReadonlyMap<unknown, Readonly<Record<string, unknown>>>;
}

/** A relationship of several nodes as a node of its own, and that it was made so. */
export function hyperedgeNode(place: Row, { id, hasOwnId, type, fields }: Hyperedge): readonly Finding[] {
  const said = type === undefined ? fields : { ...fields, type };
  const detail = `The relationship of several nodes ${quoted(id)} becomes a node`;
  return [
    asFinding(issueAt(place, 'HYPEREDGE_AS_NODE', detail)),
    ...foreignNode(place, { id, hasOwnId, labels: [HYPEREDGE], fields: { ...said } }),
  ];
}

/** The ties of its nodes to it. */
export function hyperedgeTies(place: Row, { id, members, sources, targets, ties }: Hyperedge): readonly Finding[] {
  const tie = (from: unknown, to: unknown, type: string, member: unknown) =>
    idText(member) === undefined
      ? []
      : foreignRelationship(place, { id: undefined, source: from, target: to, type, fields: { ...ties?.get(member) } });
  return [
    ...members.flatMap((member) => tie(member, id, MEMBER, member)),
    ...sources.flatMap((member) => tie(member, id, SOURCE, member)),
    ...targets.flatMap((member) => tie(id, member, TARGET, member)),
  ];
}

import { fold } from '../../../../domain/folding/fold.js';
import { type SimilarNode, type Thing, type ThingKind } from '../../../../domain/processing/proposal.js';
import { kindOfLabel } from '../../../../domain/processing/kindLabels.js';
import { type Gazetteer } from '../offline/names/gazetteer.js';
import { sameName } from '../same/sameName.js';

/** A node of the project, as far as texts may name it. */
export interface KnownNode {
  readonly nodeId: string;
  readonly name: string;
  readonly label: string;
}

/** What is a node of a label that means no kind we know is taken for, where the text says nothing better. */
const OTHERWISE: ThingKind = 'work';
/** Nodes that a person is asked about for one thing. */
const MOST_SIMILAR = 5;

/** Beginnings of words, by which names that may mean the same find each other. */
const ROOT = 3;
/** Words that acronyms may leave out. */
const SMALL = 3;

/** The nodes of a project, as a reader looks them up by their names. */
export class KnownNodes {
  readonly #byName = new Map<string, KnownNode[]>();
  readonly #byRoot = new Map<string, KnownNode[]>();

  constructor(nodes: readonly KnownNode[]) {
    for (const node of nodes) {
      add(this.#byName, fold(node.name), node);
      for (const root of rootsOf(node.name)) add(this.#byRoot, root, node);
    }
  }

  /** A name that one node alone has is that node. */
  readonly lookUp: Gazetteer = (folded) => {
    const [node, ...others] = this.#byName.get(folded) ?? [];
    if (node === undefined) return undefined;
    return {
      kind: kindOfLabel(node.label) ?? OTHERWISE,
      label: node.label,
      ...(others.length === 0 && { nodeId: node.nodeId }),
    };
  };

  /** The node that a thing is by its exact name, and those that it may be. */
  meeting(thing: Thing): Pick<Thing, 'nodeId' | 'similar'> {
    if (thing.kind === 'date' || thing.kind === 'amount') return this.#exactly(thing);
    const candidates = new Set([...rootsOf(thing.name)].flatMap((root) => this.#byRoot.get(root) ?? []));
    const similar = [...candidates].flatMap((node): SimilarNode[] => {
      const kind = kindOfLabel(node.label) ?? thing.kind;
      const by = sameName({ name: thing.name, label: thing.kind }, { name: node.name, label: kind });
      return by === undefined ? [] : [{ ...node, by }];
    });
    const exact = similar.filter(({ by }) => by === 'exact');
    const [only] = exact.length === 1 ? exact : [];
    const asked = similar.filter((node) => node !== only).slice(0, MOST_SIMILAR);
    return { ...(only && { nodeId: only.nodeId }), ...(asked.length > 0 && { similar: asked }) };
  }

  #exactly({ name }: Thing): Pick<Thing, 'nodeId'> {
    const [node, ...others] = this.#byName.get(fold(name)) ?? [];
    return node !== undefined && others.length === 0 ? { nodeId: node.nodeId } : {};
  }
}

function add(map: Map<string, KnownNode[]>, key: string, node: KnownNode): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [node]);
  else known.push(node);
}

/** The beginnings of the words of a name, and its initials where it may be an acronym or have one. */
function rootsOf(name: string): Set<string> {
  const words = fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const initials = words.map((word) => word[0] ?? '').join('');
  const roots = words.filter((word) => word.length > 1).map((word) => word.slice(0, ROOT));
  const telling = words.filter((word) => word.length > SMALL).map((word) => word[0] ?? '');
  const acronyms = words.length > 1 ? [`=${initials}`, `=${telling.join('')}`] : [`=${fold(name).replaceAll('.', '')}`];
  return new Set([...roots, ...acronyms]);
}

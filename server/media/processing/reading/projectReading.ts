import { fold } from '../../../../domain/folding/fold.js';
import { type ProseLanguage } from '../../../../domain/processing/document.js';
import { type Fact, type Reading, type Thing } from '../../../../domain/processing/proposal.js';
import { labelsFor } from '../../../../domain/processing/kindLabels.js';
import { type KnownNode, type KnownNodes } from './KnownNode.js';

/** What of a project a reading goes by. */
export interface ProjectWords {
  readonly nodes: readonly KnownNode[];
  readonly labels: readonly { readonly label: string; readonly total: number }[];
  readonly types: readonly { readonly type: string; readonly total: number }[];
}

/** A type as it is compared: `WORKS_FOR`, “works for” and `worksFor` are one. */
const typeKey = (type: string) => fold(type.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')).replace(/[^\p{L}\p{N}]+/gu, '');

function namedTypes({ types }: ProjectWords): ReadonlyMap<string, string> {
  const leastUsedFirst = [...types].sort((one, other) => one.total - other.total);
  return new Map(leastUsedFirst.map(({ type }) => [typeKey(type), type]));
}

/** A reading in the words of the project: its labels and types, and the nodes that things are or may be. */
export function projectReading(
  reading: Reading,
  language: ProseLanguage,
  project: ProjectWords,
  known: KnownNodes,
): Reading {
  const labels = labelsFor(language, project.labels);
  const types = namedTypes(project);
  const thingOf = ({ nodeId: _, ...thing }: Thing): Thing => ({
    ...thing,
    ...known.meeting(thing),
    // What the project knows by this name has its label already.
    label: thing.label === thing.kind ? labels[thing.kind] : thing.label,
  });
  const factOf = (fact: Fact): Fact => ({ ...fact, type: types.get(typeKey(fact.type)) ?? fact.type });
  return { ...reading, things: reading.things.map(thingOf), facts: reading.facts.map(factOf) };
}

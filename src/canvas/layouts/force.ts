import createLayout from 'ngraph.forcelayout/dist/ngraph.forcelayout2d.js';
import { type Spring } from 'ngraph.forcelayout';
import createGraph, { type Link } from 'ngraph.graph';

import { degreesIn, type DraftPart, draftOf, draftParts } from './draft';
import { settleByField } from './field/settleByField';
import { type LayoutGraph, type LazyStep, type Places } from './layoutGraph';
import { pack } from './pack';
import { normalise, partAll } from './spread';

/** How springs and repulsion are set. */
interface ForceValues {
  /** Between linked nodes, in percent of what is usual. */
  readonly spacing: number;
  /** How much nodes push one another away, in percent of what is usual. */
  readonly repulsion: number;
  readonly effort: 'quick' | 'usual' | 'thorough';
}
const USUAL: ForceValues = { spacing: 100, repulsion: 100, effort: 'usual' };

/** How many times as many steps as usual. */
const EFFORT = { quick: 0.4, usual: 1, thorough: 2.5 } as const;

const PHYSICS = {
  dimensions: 2,
  springLength: 96,
  springCoefficient: 0.55,
  gravity: -260,
  theta: 0.9,
  dragCoefficient: 0.75,
  timeStep: 0.5,
};
const SLICE = 20;
/** Of more nodes every pair is not looked at one by one. */
const FEW = 1500;

/** Fewer steps for larger graphs, so that the whole stays within seconds. */
const stepsFor = (size: number) => Math.round(Math.min(340, Math.max(120, 420_000 / Math.max(size, 1))));

/**
 * Well connected nodes are heavier and so push harder; a link between two of them pulls less, or everything would fall
 * onto the hubs.
 */
function forcesIn(part: DraftPart) {
  const degrees = degreesIn(part);
  const degree = (id: string | number) => degrees[Number(id)]!;
  return {
    nodeMass: (id: string | number) => 1 + degree(id) / 3,
    springTransform: (link: Link, spring: Spring) => {
      const least = Math.min(degree(link.fromId), degree(link.toId));
      spring.coefficient = PHYSICS.springCoefficient / Math.max(1, least);
      spring.length = PHYSICS.springLength * (1 + Math.log2(Math.max(1, least)) / 3);
    },
  };
}

/** Lets springs and repulsion move one part; yields every few steps. */
function* settle(part: DraftPart, { repulsion, effort }: ForceValues): Generator<number> {
  const graph = createGraph();
  part.members.forEach((_, i) => graph.addNode(i));
  for (let i = 0; i < part.links.length; i += 2) graph.addLink(part.links[i]!, part.links[i + 1]!);
  const layout = createLayout(graph, { ...PHYSICS, gravity: (PHYSICS.gravity * repulsion) / 100, ...forcesIn(part) });
  part.members.forEach((_, i) => layout.setNodePosition(i, part.places[2 * i]!, part.places[2 * i + 1]!));
  const steps = Math.round(stepsFor(part.members.length) * EFFORT[effort]);
  for (let step = 1; step <= steps; step += 1) {
    const still = layout.step();
    if (step % SLICE === 0 || still || step === steps) {
      layout.forEachBody((body, id) => {
        part.places[2 * Number(id)] = body.pos.x;
        part.places[2 * Number(id) + 1] = body.pos.y;
      });
      yield step / steps;
    }
    if (still) break;
  }
  layout.dispose();
}

/** The parts set beside one another as they stand, without overlaps. */
function finished(parts: readonly DraftPart[], size: number, spacing: number): Places {
  const copies = parts.map((part) => ({ ...part, places: part.places.slice() }));
  for (const copy of copies) {
    normalise(copy.places, copy.links);
    partAll(copy.places);
    for (let i = 0; i < copy.places.length; i += 1) copy.places[i]! *= spacing / 100;
  }
  return pack(copies, size);
}

/**
 * Springs and repulsion, part by part, from the draft on. A generator, so that whoever runs it may look at what there is
 * by now, and stop.
 */
export function* forceLayout(graph: LayoutGraph, values = USUAL): Generator<LazyStep & { places(): Places }> {
  const size = graph.ids.length;
  const parts = draftParts(graph);
  const places = () => finished(parts, size, values.spacing);
  yield { progress: 0, places: () => draftOf(parts, size) };
  let done = 0;
  for (const part of parts) {
    if (part.members.length > 2) {
      const { repulsion, effort } = values;
      const isLarge = part.members.length > FEW;
      for (const share of isLarge ? settleByField(part, repulsion, EFFORT[effort]) : settle(part, values)) {
        const progress = (done + part.members.length * share) / size;
        if (progress < 1) yield { progress, places: isLarge ? () => draftOf(parts, size) : places };
      }
    }
    done += part.members.length;
  }
  yield { progress: 1, places };
}

import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import { expect } from 'vitest';
import { getAdjacencyMap, getShortestPaths, toDirectedGraph } from 'xstate/graph';

/** A path through a machine: the events, and the states before and after the last of them. */
export interface Walk {
  readonly name: string;
  readonly events: readonly AnyEventObject[];
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
  /** What the machine is started with. */
  readonly input: unknown;
}

interface Exploration {
  readonly events: readonly AnyEventObject[];
  readonly input?: unknown;
  /** Where to stop: contexts that only grow on and on are not followed further. */
  readonly within?: (context: never) => boolean;
}

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';
const AFTER = 'xstate.after.';
const LONG = 1_000_000;

/** What an invoked actor answers. */
export const done = (id: string, output?: unknown): AnyEventObject => ({ type: `${DONE}${id}`, actorId: id, output });
/** What an invoked actor fails with. */
export const failed = (id: string, error: unknown = { code: 'UNAVAILABLE' }): AnyEventObject => ({
  type: `${ERROR}${id}`,
  actorId: id,
  error,
});
/** The end of a delay of a state, named `machine.state`. */
export const elapsed = (delay: string, state: string): AnyEventObject => ({ type: `${AFTER}${delay}.${state}` });

/** Every way from each reachable state by each event that it answers to; each state is reached by a shortest path. */
export function walks(machine: AnyStateMachine, { events, input, within }: Exploration): Walk[] {
  const options = {
    events,
    input,
    serializeState: (state: AnyMachineSnapshot) => JSON.stringify([state.value, state.context, state.status]),
    filterEvents: (state: AnyMachineSnapshot, event: AnyEventObject) =>
      state.status === 'active' &&
      (within?.(state.context as never) ?? true) &&
      (machine.getTransitionData(state, event)?.length ?? 0) > 0,
  };
  const pathTo = new Map(
    getShortestPaths(machine, options as never).map((path) => [
      options.serializeState(path.state),
      path.steps.map(({ event }) => event as AnyEventObject),
    ]),
  );
  const map = Object.values(getAdjacencyMap(machine, options as never)) as {
    state: AnyMachineSnapshot;
    transitions: Record<string, { event: AnyEventObject; state: AnyMachineSnapshot }>;
  }[];
  return map.flatMap(({ state, transitions }) =>
    Object.values(transitions).map(({ event, state: after }) => {
      const way = [...(pathTo.get(options.serializeState(state)) ?? []), event].filter(
        ({ type }) => type !== 'xstate.init',
      );
      return {
        name: way.map((each) => each.type.replace('xstate.', '')).join(', '),
        events: way,
        before: state,
        after,
        input,
      };
    }),
  );
}

type Graph = ReturnType<typeof toDirectedGraph>;
const edgesOf = (node: Graph): Graph['edges'] => [...node.edges, ...node.children.flatMap(edgesOf)];

/** The transitions of the machine, each branch of a guard for itself, that no walk takes. */
export function uncovered(machine: AnyStateMachine, taken: readonly Walk[]): string[] {
  const used = new Set(taken.flatMap(({ before, events }) => machine.getTransitionData(before, events.at(-1)!) ?? []));
  return edgesOf(toDirectedGraph(machine))
    .filter(({ transition }) => transition.eventType !== '' && !used.has(transition))
    .map(({ source, target, transition }) => `${source.key} --${transition.eventType}--> ${target.key}`);
}

/** One walk for each transition of the machine, each branch of a guard for itself: the first that ends in it. */
function oncePerTransition<W extends Walk>(machine: AnyStateMachine, taken: readonly W[]): W[] {
  const seen = new Set<unknown>();
  return taken.filter(({ before, events }) => {
    const fresh = (machine.getTransitionData(before, events.at(-1)!) ?? []).filter((each) => !seen.has(each));
    for (const each of fresh) seen.add(each);
    return fresh.length > 0;
  });
}

/**
 * Takes every transition of the walks once with a real, running actor whose invoked actors settle when the walk says so,
 * and expects it to end where the machine says.
 * @param callbacks names of those invoked actors that are no promises
 */
export async function expectTaken(
  machine: AnyStateMachine,
  taken: readonly Walk[],
  callbacks: readonly string[] = [],
): Promise<void> {
  for (const walk of oncePerTransition(machine, taken)) {
    const end = await replay(machine, walk, callbacks);
    expect([walk.name, end.value, end.context]).toEqual([walk.name, walk.after.value, walk.after.context]);
  }
}

async function replay(machine: AnyStateMachine, { events, input }: Walk, callbacks: readonly string[]) {
  const pending = new Map<string, { resolve(output: unknown): void; reject(error: unknown): void }>();
  const standIn = (src: string) =>
    callbacks.includes(src)
      ? fromCallback(() => undefined)
      : fromPromise(({ self }) => new Promise((resolve, reject) => pending.set(self.id, { resolve, reject })));
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((src) => [src, standIn(src)]));
  const clock = new SimulatedClock();
  const actor = createActor(machine.provide({ actors } as never), { clock, input } as never);
  actor.subscribe({ error: () => undefined });
  actor.start();
  for (const event of events) {
    if (event.type.startsWith(DONE)) pending.get(String(event['actorId']))?.resolve(event['output']);
    else if (event.type.startsWith(ERROR)) pending.get(String(event['actorId']))?.reject(event['error']);
    else if (event.type.startsWith(AFTER)) clock.increment(LONG);
    else actor.send(event as never);
    await new Promise((settled) => setTimeout(settled, 0));
  }
  return actor.getSnapshot() as AnyMachineSnapshot;
}

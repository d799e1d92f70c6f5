import { assign, fromPromise, setup } from 'xstate';

import { type ProposalState, type Existing, type ProposalDecision } from '../domain/chat/message';

/** The proposal under review. */
export interface ReviewedProposal {
  readonly state: ProposalState;
  /** For each operation the places of those that it needs, such as the node that its relationship begins at. */
  readonly needs: readonly (readonly number[])[];
}

interface ProposalContext extends ReviewedProposal, ProposalDecision {
  /** How many others the last decision took along. */
  readonly along: number;
  /** Why the last call failed. */
  readonly error: unknown;
}

export type ProposalEvent =
  | { type: 'ITEM.DECIDED'; place: number; isAccepted: boolean }
  | { type: 'ALL.DECIDED'; isAccepted: boolean }
  /** `standing`: places of operations that would make what is there between existing nodes. */
  | ({ type: 'EXISTING.CHOSEN'; standing: readonly number[] } & Existing)
  | { type: 'EXISTING.CLEARED'; place: number }
  | { type: 'APPLY.WANTED' }
  | { type: 'REFUSE.WANTED' }
  | { type: 'REVIEW.RETRIED' }
  | { type: 'STATE.CHANGED'; state: ProposalState };

interface Failure {
  readonly error: unknown;
}

type Needs = ReviewedProposal['needs'];

/** The graph has moved on since the proposal was made, so that it cannot be applied as it is. */
const CONFLICTS: readonly unknown[] = ['VERSION_CONFLICT', 'NODE_NOT_FOUND', 'RELATIONSHIP_NOT_FOUND', 'ID_TAKEN'];

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const everything = (needs: Needs): number[] => needs.map((_, place) => place);

/** The place with all that follows from it, step by step. */
function reach(from: number, next: (place: number) => readonly number[]): Set<number> {
  const reached = new Set([from]);
  for (const place of reached) for (const further of next(place)) reached.add(further);
  return reached;
}

type Review = Pick<ProposalContext, 'needs' | 'accepted' | 'existing'>;

const isReplaced = ({ existing }: Review, place: number): boolean => existing.some((each) => each.place === place);

/** An operation is accepted with all that it needs and that is not there already, and refused with all that need it. */
function decided(review: Review, place: number, isAccepted: boolean): number[] {
  const { needs, accepted } = review;
  if (isAccepted) {
    const lacking = (each: number) => (needs[each] ?? []).filter((needed) => !isReplaced(review, needed));
    const wanted = reach(place, lacking);
    return everything(needs).filter((each) => accepted.includes(each) || wanted.has(each));
  }
  const unwanted = reach(place, (each) => everything(needs).filter((other) => needs[other]?.includes(each)));
  return accepted.filter((each) => !unwanted.has(each));
}

/** Puts a node that is there in the place of a new one: what leads to it stays accepted, unless the very same stands already. */
function replaced(review: Review, { place, nodeId, standing }: Existing & { standing: readonly number[] }) {
  const existing = [...review.existing.filter((each) => each.place !== place), { place, nodeId }];
  const kept = review.accepted.filter((each) => each !== place);
  const without = (accepted: readonly number[], each: number) => decided({ ...review, accepted }, each, false);
  return { existing, accepted: standing.reduce(without, kept) };
}

/** Makes the new node after all, with what leads to it. */
function restored(review: Review, place: number) {
  const existing = review.existing.filter((each) => each.place !== place);
  const users = everything(review.needs).filter((each) => review.needs[each]?.includes(place));
  const also = (accepted: readonly number[], each: number) => decided({ ...review, existing, accepted }, each, true);
  return { existing, accepted: [place, ...users].reduce(also, review.accepted) };
}

/**
 * The review of changes that the assistant proposes: each is accepted or refused, what depends on it goes along, and what
 * is accepted is written as one step. A proposal is decided once; when another window was first, its decision stands.
 */
export const proposalMachine = setup({
  types: {} as { context: ProposalContext; input: ReviewedProposal; events: ProposalEvent },
  actors: {
    apply: fromPromise<void, ProposalDecision>(() => Promise.reject(new Error('the page injects apply'))),
    refuse: fromPromise<void, undefined>(() => Promise.reject(new Error('the page injects refuse'))),
    readState: fromPromise<ProposalState, undefined>(() => Promise.reject(new Error('the page injects readState'))),
  },
  guards: {
    isApplied: ({ context }) => context.state === 'applied',
    isUndone: ({ context }) => context.state === 'undone',
    isRefused: ({ context }) => context.state === 'refused',
    isSomethingAccepted: ({ context }) => context.accepted.length > 0,
    isDecidedElsewhere: (_, { error }: Failure) => codeOf(error) === 'PROPOSAL_STATE',
    isConflict: (_, { error }: Failure) => CONFLICTS.includes(codeOf(error)),
  },
  actions: {
    decide: assign(({ context }, { place, isAccepted }: { place: number; isAccepted: boolean }) => {
      const accepted = decided(context, place, isAccepted);
      return { accepted, along: Math.max(0, Math.abs(accepted.length - context.accepted.length) - 1) };
    }),
    decideAll: assign(({ context }, isAccepted: boolean) => ({
      accepted: isAccepted ? everything(context.needs).filter((place) => !isReplaced(context, place)) : [],
      along: 0,
    })),
    useExisting: assign(({ context }, chosen: Existing & { standing: readonly number[] }) => ({
      ...replaced(context, chosen),
      along: 0,
    })),
    makeNew: assign(({ context }, { place }: { place: number }) => ({ ...restored(context, place), along: 0 })),
    takeState: assign((_, state: ProposalState) => ({ state })),
    noteError: assign((_, { error }: Failure) => ({ error })),
    forgetError: assign({ error: null }),
  },
}).createMachine({
  id: 'proposal',
  context: ({ input }) => ({ ...input, accepted: everything(input.needs), existing: [], along: 0, error: null }),
  initial: 'opening',
  on: { 'STATE.CHANGED': { target: '.opening', actions: { type: 'takeState', params: ({ event }) => event.state } } },
  states: {
    opening: {
      always: [
        { guard: 'isApplied', target: 'applied' },
        { guard: 'isUndone', target: 'undone' },
        { guard: 'isRefused', target: 'refused' },
        { target: 'reviewing' },
      ],
    },
    reviewing: {
      on: {
        'ITEM.DECIDED': { actions: { type: 'decide', params: ({ event }) => event } },
        'ALL.DECIDED': { actions: { type: 'decideAll', params: ({ event }) => event.isAccepted } },
        'EXISTING.CHOSEN': { actions: { type: 'useExisting', params: ({ event }) => event } },
        'EXISTING.CLEARED': { actions: { type: 'makeNew', params: ({ event }) => event } },
        'APPLY.WANTED': { guard: 'isSomethingAccepted', target: 'applying' },
        'REFUSE.WANTED': 'refusing',
      },
    },
    applying: {
      // What other windows are told of this very call must not cut it off.
      on: { 'STATE.CHANGED': {} },
      entry: 'forgetError',
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context: { accepted, existing } }) => ({ accepted, existing }),
        onDone: { target: 'applied', actions: { type: 'takeState', params: 'applied' } },
        onError: [
          { guard: { type: 'isDecidedElsewhere', params: ({ event }) => event }, target: 'overtaken' },
          {
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'conflicted',
            actions: { type: 'noteError', params: ({ event }) => event },
          },
          { target: 'reviewing', actions: { type: 'noteError', params: ({ event }) => event } },
        ],
      },
    },
    refusing: {
      on: { 'STATE.CHANGED': {} },
      entry: 'forgetError',
      invoke: {
        id: 'refuse',
        src: 'refuse',
        onDone: { target: 'refused', actions: { type: 'takeState', params: 'refused' } },
        onError: [
          { guard: { type: 'isDecidedElsewhere', params: ({ event }) => event }, target: 'overtaken' },
          { target: 'reviewing', actions: { type: 'noteError', params: ({ event }) => event } },
        ],
      },
    },
    overtaken: {
      invoke: {
        id: 'readState',
        src: 'readState',
        onDone: { target: 'opening', actions: { type: 'takeState', params: ({ event }) => event.output } },
        onError: { target: 'reviewing', actions: { type: 'noteError', params: ({ event }) => event } },
      },
    },
    conflicted: { on: { 'REVIEW.RETRIED': 'reviewing', 'REFUSE.WANTED': 'refusing' } },
    applied: {},
    // What was applied is taken back; making it again applies it again.
    undone: {},
    refused: {},
  },
});

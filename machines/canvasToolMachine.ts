import { assign, emit, fromPromise, setup } from 'xstate';

import { type ElementRef, type Point } from '../domain/elements/elements';
import {
  chosen,
  type Choosing,
  NOTHING_SELECTED,
  remaining,
  type Selected,
  toggledIn,
} from '../domain/selection/selection';

/** A node as the small form on the canvas describes it. */
export interface NewNode {
  readonly at: Point;
  readonly labels: readonly string[];
  readonly name: string;
}

/** A relationship as it was drawn. */
export interface NewRelationship {
  readonly startNodeId: string;
  readonly endNodeId: string;
  readonly type: string;
  /** The other nodes that are joined to the same end by the same step. */
  readonly alsoFrom: readonly string[];
}

/** Relationships of which one end is to hang on another node. */
export interface Reattaching {
  readonly relationshipIds: readonly string[];
  readonly end: 'start' | 'end';
}

/** The node on which that end is to hang was chosen. */
export type EndChosen = Reattaching & { readonly type: 'END.CHOSEN'; readonly nodeId: string };

interface CanvasToolContext {
  /** All that is selected; `selection` is the last of it, which a panel shows. */
  readonly selected: Selected;
  readonly selection: ElementRef | null;
  /** Whether a tap puts elements into the selection or takes them out: a finger has no keys to hold. */
  readonly isGathering: boolean;
  readonly draftNode: NewNode;
  readonly draftRelationship: NewRelationship;
  readonly draftEnd: Reattaching;
  /** The node at which the keys point while one is to be chosen; it is not chosen yet. */
  readonly pointed: string | null;
  /** Whether the store refused what was just submitted. */
  readonly refused: boolean;
  /** Whether something was chosen while what was submitted is being stored: it stays chosen, not what is new. */
  readonly hasChosenSince: boolean;
}

export type CanvasToolEvent =
  | { type: 'ELEMENT.CHOSEN'; ref: ElementRef }
  /** Put into the selection, or taken out of it. */
  | { type: 'ELEMENT.SWITCHED'; ref: ElementRef }
  /** The same by a finger that stayed there: from now on each tap does so. */
  | { type: 'GATHERING.STARTED'; ref: ElementRef }
  | { type: 'LASSO.WANTED' }
  /** The same by keys. */
  | { type: 'BOX.WANTED' }
  /** Many at a time: alone, beside what is selected, or out of it. */
  | { type: 'ELEMENTS.CHOSEN'; refs: Selected; how: Choosing }
  | { type: 'SELECTION.CLEARED' }
  | { type: 'ELEMENTS.REMOVED'; ids: readonly string[] }
  | { type: 'PAN.WANTED' }
  | { type: 'NODE.WANTED'; at: Point; name?: string }
  | { type: 'NODE.SUBMITTED'; labels: readonly string[]; name: string }
  | { type: 'CONNECT.WANTED' }
  | { type: 'NODE.POINTED'; nodeId: string }
  | { type: 'RELATIONSHIP.WANTED'; startNodeId: string; endNodeId: string }
  /** One end of the selected relationships is to hang on a node that is chosen next. */
  | { type: 'END.WANTED'; end: Reattaching['end'] }
  | { type: 'TYPE.CHOSEN'; relationshipType: string }
  | { type: 'CANCELLED' };

/** The selection with the element that stands for it. */
const withPrimary = (selected: Selected) => ({
  selected,
  selection: selected.at(-1) ?? null,
});
const NOT_GATHERING = { ...withPrimary(NOTHING_SELECTED), isGathering: false };

const NO_NODE: NewNode = { at: { x: 0, y: 0 }, labels: [], name: '' };
const NO_RELATIONSHIP: NewRelationship = {
  startNodeId: '',
  endNodeId: '',
  type: '',
  alsoFrom: [],
};

const refOf = ({ event }: { event: { ref: ElementRef } }) => event.ref;

const refsOf = ({ event }: { event: { refs: Selected; how: Choosing } }) => event;

/** Choosing, with whichever tool of looking is in hand. */
const choosing = {
  'ELEMENT.CHOSEN': [
    { guard: 'isGathering', actions: { type: 'toggle', params: refOf } },
    { actions: { type: 'select', params: refOf } },
  ],
  'GATHERING.STARTED': { actions: [{ type: 'toggle', params: refOf }, 'gather'] },
  'ELEMENT.SWITCHED': { actions: { type: 'toggle', params: refOf } },
  'ELEMENTS.CHOSEN': { actions: { type: 'chooseMany', params: refsOf } },
  'SELECTION.CLEARED': { actions: 'clearSelection' },
} as const;

/** Keys point at one node after another before they choose one, as a pointer passes over them before it clicks. */
const pointing = {
  'NODE.POINTED': {
    actions: { type: 'point', params: ({ event }: { event: { nodeId: string } }) => event.nodeId },
  },
} as const;

/** What is chosen while something new is being stored is selected, and stays so when that is there. */
const whileStoring = {
  'ELEMENT.CHOSEN': { actions: ['noteChoice', { type: 'select', params: refOf }] },
  'ELEMENT.SWITCHED': { actions: ['noteChoice', { type: 'toggle', params: refOf }] },
  'ELEMENTS.CHOSEN': {
    actions: ['noteChoice', { type: 'chooseMany', params: refsOf }],
  },
  'SELECTION.CLEARED': { actions: ['noteChoice', 'clearSelection'] },
} as const;

/**
 * Which tool of the canvas is in hand and what is selected, as a set: selecting, a lasso, a box that keys draw, panning, making a node (form at the place), making
 * a relationship (source, target, then type), hanging an end of relationships on another node (told by `END.CHOSEN`). What was typed
 * survives a refusal.
 */
export const canvasToolMachine = setup({
  types: {} as { context: CanvasToolContext; events: CanvasToolEvent; emitted: EndChosen },
  actors: {
    createNode: fromPromise<string, NewNode>(() => Promise.reject(new Error('the canvas injects createNode'))),
    createRelationship: fromPromise<string, NewRelationship>(() =>
      Promise.reject(new Error('the canvas injects createRelationship')),
    ),
  },
  guards: {
    isGathering: ({ context }) => context.isGathering,
    isNode: (_, ref: ElementRef) => ref.kind === 'node',
    hasNodeSelected: ({ context }) => context.selection?.kind === 'node',
    hasChosenSince: ({ context }) => context.hasChosenSince,
    hasRelationshipSelected: ({ context }) => context.selected.some(({ kind }) => kind === 'relationship'),
    isSelectionGone: ({ context }, ids: readonly string[]) => remaining(context.selected, ids) !== context.selected,
  },
  actions: {
    select: assign((_, ref: ElementRef) => withPrimary([ref])),
    toggle: assign(({ context }, ref: ElementRef) => withPrimary(toggledIn(context.selected, ref))),
    chooseMany: assign(({ context }, { refs, how }: { refs: Selected; how: Choosing }) =>
      withPrimary(chosen(context.selected, refs, how)),
    ),
    dropGone: assign(({ context }, ids: readonly string[]) => withPrimary(remaining(context.selected, ids))),
    gather: assign({ isGathering: true }),
    clearSelection: assign(NOT_GATHERING),
    takePlace: assign((_, { at, name = '' }: { at: Point; name?: string }) => ({
      draftNode: { ...NO_NODE, at, name },
      refused: false,
    })),
    takeName: assign(({ context }, { labels, name }: { labels: readonly string[]; name: string }) => ({
      draftNode: { ...context.draftNode, labels, name },
    })),
    startFromSelection: assign(({ context }) => ({
      draftRelationship: {
        ...NO_RELATIONSHIP,
        startNodeId: context.selection?.id ?? '',
        alsoFrom: context.selected.flatMap(({ kind, id }) =>
          kind === 'node' && id !== context.selection?.id ? [id] : [],
        ),
      },
      refused: false,
    })),
    startFrom: assign((_, startNodeId: string) => ({
      draftRelationship: { ...NO_RELATIONSHIP, startNodeId },
      refused: false,
    })),
    endAt: assign(({ context }, endNodeId: string) => ({
      draftRelationship: { ...context.draftRelationship, endNodeId },
    })),
    join: assign((_, { startNodeId, endNodeId }: { startNodeId: string; endNodeId: string }) => ({
      draftRelationship: { ...NO_RELATIONSHIP, startNodeId, endNodeId },
      refused: false,
    })),
    takeType: assign(({ context }, type: string) => ({
      draftRelationship: { ...context.draftRelationship, type },
    })),
    takeEnd: assign(({ context }, end: Reattaching['end']) => ({
      draftEnd: {
        relationshipIds: context.selected.flatMap(({ kind, id }) => (kind === 'relationship' ? [id] : [])),
        end,
      },
    })),
    tellEnd: emit(({ context }, nodeId: string): EndChosen => ({ type: 'END.CHOSEN', ...context.draftEnd, nodeId })),
    point: assign((_, pointed: string) => ({ pointed })),
    pointAtNothing: assign({ pointed: null }),
    noteRefusal: assign({ refused: true }),
    beginStoring: assign({ hasChosenSince: false }),
    noteChoice: assign({ hasChosenSince: true }),
  },
}).createMachine({
  id: 'canvasTool',
  context: {
    ...NOT_GATHERING,
    draftNode: NO_NODE,
    draftRelationship: NO_RELATIONSHIP,
    draftEnd: { relationshipIds: [], end: 'end' },
    pointed: null,
    refused: false,
    hasChosenSince: false,
  },
  initial: 'selecting',
  on: {
    'ELEMENTS.REMOVED': {
      guard: { type: 'isSelectionGone', params: ({ event }) => event.ids },
      actions: { type: 'dropGone', params: ({ event }) => event.ids },
    },
  },
  states: {
    selecting: {
      on: {
        ...choosing,
        CANCELLED: { actions: 'clearSelection' },
        'PAN.WANTED': 'panning',
        'LASSO.WANTED': 'lassoing',
        'BOX.WANTED': 'boxing',
        'NODE.WANTED': {
          target: 'naming',
          actions: { type: 'takePlace', params: ({ event }) => event },
        },
        'CONNECT.WANTED': [
          {
            guard: 'hasNodeSelected',
            target: 'choosingTarget',
            actions: 'startFromSelection',
          },
          { target: 'choosingSource' },
        ],
        'END.WANTED': {
          guard: 'hasRelationshipSelected',
          target: 'choosingEnd',
          actions: { type: 'takeEnd', params: ({ event }) => event.end },
        },
        'RELATIONSHIP.WANTED': {
          target: 'choosingType',
          actions: { type: 'join', params: ({ event }) => event },
        },
      },
    },
    panning: {
      on: {
        ...choosing,
        'PAN.WANTED': 'selecting',
        CANCELLED: 'selecting',
      },
    },
    lassoing: {
      on: {
        'ELEMENTS.CHOSEN': {
          target: 'selecting',
          actions: { type: 'chooseMany', params: ({ event }) => event },
        },
        'LASSO.WANTED': 'selecting',
        CANCELLED: 'selecting',
      },
    },
    boxing: {
      on: {
        // A click on an element while the keys hold a box.
        'ELEMENT.CHOSEN': { target: 'selecting', actions: { type: 'select', params: refOf } },
        'ELEMENTS.CHOSEN': {
          target: 'selecting',
          actions: { type: 'chooseMany', params: ({ event }) => event },
        },
        'BOX.WANTED': 'selecting',
        CANCELLED: 'selecting',
      },
    },
    naming: {
      on: {
        'NODE.SUBMITTED': {
          target: 'creatingNode',
          actions: { type: 'takeName', params: ({ event }) => event },
        },
        'NODE.WANTED': {
          actions: { type: 'takePlace', params: ({ event }) => event },
        },
        CANCELLED: 'selecting',
      },
    },
    creatingNode: {
      entry: 'beginStoring',
      on: whileStoring,
      invoke: {
        id: 'createNode',
        src: 'createNode',
        input: ({ context }) => context.draftNode,
        onDone: [
          { guard: 'hasChosenSince', target: 'selecting' },
          {
            target: 'selecting',
            actions: {
              type: 'select',
              params: ({ event }) => ({ kind: 'node', id: event.output }),
            },
          },
        ],
        onError: { target: 'naming', actions: 'noteRefusal' },
      },
    },
    choosingSource: {
      exit: 'pointAtNothing',
      on: {
        ...pointing,
        'ELEMENT.CHOSEN': {
          guard: { type: 'isNode', params: ({ event }) => event.ref },
          target: 'choosingTarget',
          actions: { type: 'startFrom', params: ({ event }) => event.ref.id },
        },
        CANCELLED: 'selecting',
      },
    },
    choosingTarget: {
      exit: 'pointAtNothing',
      on: {
        ...pointing,
        'ELEMENT.CHOSEN': {
          guard: { type: 'isNode', params: ({ event }) => event.ref },
          target: 'choosingType',
          actions: { type: 'endAt', params: ({ event }) => event.ref.id },
        },
        CANCELLED: 'selecting',
      },
    },
    choosingEnd: {
      exit: 'pointAtNothing',
      on: {
        ...pointing,
        'ELEMENT.CHOSEN': {
          guard: { type: 'isNode', params: ({ event }) => event.ref },
          target: 'selecting',
          actions: { type: 'tellEnd', params: ({ event }) => event.ref.id },
        },
        CANCELLED: 'selecting',
      },
    },
    choosingType: {
      on: {
        'TYPE.CHOSEN': {
          target: 'creatingRelationship',
          actions: {
            type: 'takeType',
            params: ({ event }) => event.relationshipType,
          },
        },
        CANCELLED: 'selecting',
      },
    },
    creatingRelationship: {
      entry: 'beginStoring',
      on: whileStoring,
      invoke: {
        id: 'createRelationship',
        src: 'createRelationship',
        input: ({ context }) => context.draftRelationship,
        onDone: [
          { guard: 'hasChosenSince', target: 'selecting' },
          {
            target: 'selecting',
            actions: {
              type: 'select',
              params: ({ event }) => ({ kind: 'relationship', id: event.output }),
            },
          },
        ],
        onError: { target: 'choosingType', actions: 'noteRefusal' },
      },
    },
  },
});

import { type Change } from '../../contract/edits.js';
import { type Effect } from './Outbox.js';

/** What a step through the history brings about outside the graph, where it is over a change from one source. */
export interface StepEffect {
  readonly source: Change['source'];
  readonly kind: string;
}

/** What an effect of a step tells: what the change came from, and whether it is undone now. */
export type Stepped = Pick<Change, 'undone'> & { readonly reference: string };

/** The effects of a step over a change, after which the project has this head. */
export const effectsOfStep = (
  effect: StepEffect | undefined,
  { source, reference, undone }: Pick<Change, 'source' | 'reference' | 'undone'>,
  head: number,
): Effect[] =>
  effect?.source !== source || reference === undefined
    ? []
    : [
        {
          key: `${effect.kind} ${reference} ${head}`,
          kind: effect.kind,
          data: { reference, undone } satisfies Stepped,
        },
      ];

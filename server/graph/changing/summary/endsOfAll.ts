import { type SummarisedAlike } from '../../../contract/changeSummary.js';
import { type UpdateEdit } from '../../../../domain/changes/edit.js';
import { type NameBook } from './NameBook.js';
import { onlyOne, summarisedEnd } from './summarisedElement.js';

type Ends = Pick<SummarisedAlike, 'ends' | 'start' | 'end' | 'startBefore' | 'endBefore'>;

const STAYED: Ends = {};

const isTurned = ({ from, to }: UpdateEdit): boolean =>
  to.startNodeId !== undefined && to.startNodeId === from.endNodeId && to.endNodeId === from.startNodeId;

/** Which end all of these have hung elsewhere; empty where none did, undefined where they differ in that. */
function movedOf(edits: readonly UpdateEdit[]): 'start' | 'end' | 'both' | '' | undefined {
  return onlyOne(
    edits.map(({ to: { startNodeId, endNodeId } }) => {
      if (startNodeId === undefined) return endNodeId === undefined ? '' : 'end';
      return endNodeId === undefined ? 'start' : 'both';
    }),
  );
}

/** Where the ends of these relationships were hung; undefined where that was not the same for all. */
export function endsOfAll(edits: readonly UpdateEdit[], names: NameBook): Ends | undefined {
  const ends = movedOf(edits);
  if (ends === undefined || ends === '') return ends === undefined ? undefined : STAYED;
  if (edits.every(isTurned)) return { ends: 'turned' };
  const at = (side: 'from' | 'to', field: 'startNodeId' | 'endNodeId') => {
    const id = onlyOne(edits.map((edit) => edit[side][field]));
    return id === undefined ? undefined : summarisedEnd(id, names);
  };
  const [start, end] = [at('to', 'startNodeId'), at('to', 'endNodeId')];
  if ((ends !== 'end' && start === undefined) || (ends !== 'start' && end === undefined)) return undefined;
  const [startBefore, endBefore] = [at('from', 'startNodeId'), at('from', 'endNodeId')];
  return {
    ends,
    ...(start && { start }),
    ...(end && { end }),
    ...(startBefore && { startBefore }),
    ...(endBefore && { endBefore }),
  };
}

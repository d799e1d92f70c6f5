import { type Proposing } from '../proposing/propose.js';
import { changes, neighbours, read, search } from '../tools/graphTools.js';
import { query } from '../tools/query.js';
import { searchHelpAndExamples } from '../tools/taught.js';
import { type ToolScene } from '../tools/ToolScene.js';

/** The tools of one turn. `propose` is among them only when the person's own message asks for a change; none writes. */
export function toolsFor(scene: ToolScene, proposing: Proposing | undefined) {
  return {
    search: search(scene),
    read: read(scene),
    neighbours: neighbours(scene),
    query: query(scene),
    changes: changes(scene),
    search_help_and_examples: searchHelpAndExamples(scene),
    ...(proposing === undefined ? {} : { propose: proposing.tool() }),
  };
}

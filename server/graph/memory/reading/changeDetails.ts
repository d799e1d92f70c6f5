import { type ElementChanges } from '../../../contract/elementHistory.js';
import { elementChange, makingOf, MOST_LISTED_CHANGES } from '../../changing/elementChange.js';
import { type Edit } from '../../../../domain/changes/edit.js';
import { requireNode, requireRelationship } from '../answers.js';
import { changedElements, MOST_CHANGED, MOST_CHANGES } from '../../changing/changedElement.js';
import { nameOf } from '../../../../domain/styles/names.js';
import { elementEditsIn } from '../../../../domain/changes/edit.js';
import { type ChangeDetail, type ChangedElement } from '../../asked.js';
import { inOrder, type MemoryChange, type MemoryProject } from '../MemoryProject.js';
import { memoryNames } from '../memoryReads.js';

const importedNodes = (project: MemoryProject, batch: number): ChangedElement[] =>
  inOrder([...project.nodes.values()].filter((node) => node.batch === batch))
    .slice(0, MOST_CHANGED)
    .map((node) => {
      const { id, labels } = node;
      return {
        op: 'create',
        of: 'node',
        id,
        caption: nameOf(node, project.captions()),
        labels,
        properties: [],
      };
    });

function detailOf(project: MemoryProject, { change, edits, batch }: MemoryChange): ChangeDetail {
  const { at, source, reference, counts } = change;
  const imported = batch === 0 ? [] : importedNodes(project, batch);
  return {
    at,
    source,
    ...(reference === undefined ? {} : { reference }),
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    elements: [...changedElements(memoryNames(project), elementEditsIn(edits)), ...imported],
  };
}

/** What was changed from one moment to another, both included, and is not undone; the newest first. */
export const changeDetailsOf = (
  project: MemoryProject,
  { since, until = '9999' }: { since: string; until?: string },
): ChangeDetail[] =>
  project.changes
    .filter(({ change }) => !change.undone && change.at >= since && change.at <= until)
    .toReversed()
    .slice(0, MOST_CHANGES)
    .map((change) => detailOf(project, change));

/** What was done to one element, newest first. Throws `NODE_NOT_FOUND`, `RELATIONSHIP_NOT_FOUND`. */
export function elementChangesOf(project: MemoryProject, of: Edit['of'], id: string): ElementChanges {
  const element = of === 'node' ? requireNode(project, id) : requireRelationship(project, id);
  const source = memoryNames(project);
  const items = project.changes.toReversed().flatMap(({ change, edits, batch }) => {
    const own = elementEditsIn(edits).find((edit) => edit.of === of && edit.id === id);
    const edit = own ?? (batch > 0 && batch === element.batch ? makingOf(of, element) : undefined);
    return edit === undefined ? [] : (elementChange(source, structuredClone(change), edit) ?? []);
  });
  return {
    items: items.slice(0, MOST_LISTED_CHANGES),
    complete: items.length <= MOST_LISTED_CHANGES,
  };
}

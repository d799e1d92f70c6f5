import { type Point } from '../../../domain/elements/elements';
import { later } from '../../components/later/later';
import { useTool, useWorkbench } from '../workbench/Workbench';
import { useFocusBack } from './useFocusBack';
import { useTypedAhead } from './useTypedAhead';

const MARGIN = 12;
const SIZE = { width: 300, height: 250 };

/** Where a small form goes so that it stands beside a place on the stage and inside of it. */
function placeForm(
  at: Point,
  stage: { readonly width: number; readonly height: number },
): { left: number; top: number } {
  const within = (value: number, size: number, room: number) => Math.max(MARGIN, Math.min(value, room - size - MARGIN));
  return {
    left: within(at.x + MARGIN, SIZE.width, stage.width),
    top: within(at.y + MARGIN, SIZE.height, stage.height),
  };
}

const NodeForm = later(async () => (await import('./NodeForm')).NodeForm);
const TypeForm = later(async () => (await import('./TypeForm')).TypeForm);

/** The small form that the tool in hand asks for, at the place that it is about. */
export function StageForms() {
  const { controller, stage } = useWorkbench();
  const state = useTool((snapshot) => snapshot.value);
  const node = useTool(({ context }) => context.draftNode);
  const relationship = useTool(({ context }) => context.draftRelationship);
  const isOfNode = state === 'naming' || state === 'creatingNode';
  const isOfType = state === 'choosingType' || state === 'creatingRelationship';
  useTypedAhead(state === 'naming' || state === 'choosingType', stage);
  useFocusBack(isOfNode || isOfType, stage);
  const room = { width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 };

  if (isOfNode)
    return <NodeForm key={`${node.at.x},${node.at.y}`} place={placeForm(controller.sight.rendered(node.at), room)} />;
  if (!isOfType) return null;
  const end = controller.sight.renderedNode(relationship.endNodeId) ?? { x: room.width / 2, y: room.height / 2 };
  return <TypeForm place={placeForm(end, room)} />;
}

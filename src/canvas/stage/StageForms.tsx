import { useSelector } from '@xstate/react';
import { type RefObject } from 'react';

import { later } from '../../components/later/later';
import { useWorkbench } from '../workbench/Workbench';
import { placeForm } from './placeForm';
import { useFocusBack } from './useFocusBack';
import { useTypedAhead } from './useTypedAhead';

const NodeForm = later(async () => (await import('./NodeForm')).NodeForm);
const TypeForm = later(async () => (await import('./TypeForm')).TypeForm);

/** The states of the tool in which a form is on the stage. */
const FORM_STATES: ReadonlySet<string> = new Set(['naming', 'creatingNode', 'choosingType', 'creatingRelationship']);

/** The small form that the tool in hand asks for, at the place that it is about. */
export function StageForms({ stage }: { readonly stage: RefObject<HTMLElement | null> }) {
  const { controller, tool } = useWorkbench();
  const state = useSelector(tool, (snapshot) => snapshot.value);
  const node = useSelector(tool, ({ context }) => context.draftNode);
  const relationship = useSelector(tool, ({ context }) => context.draftRelationship);
  const isOpen = FORM_STATES.has(String(state));
  useTypedAhead(state === 'naming' || state === 'choosingType', stage);
  useFocusBack(isOpen, () => stage.current);
  const room = { width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 };

  if (state === 'naming' || state === 'creatingNode') {
    return <NodeForm key={`${node.at.x},${node.at.y}`} place={placeForm(controller.rendered(node.at), room)} />;
  }
  if (state === 'choosingType' || state === 'creatingRelationship') {
    const end = controller.renderedNode(relationship.endNodeId) ?? { x: room.width / 2, y: room.height / 2 };
    return <TypeForm place={placeForm(end, room)} />;
  }
  return null;
}

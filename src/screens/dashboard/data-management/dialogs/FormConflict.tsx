import { useTranslation } from 'react-i18next';

import { ConflictDialog } from '../../../../graph/edits/ConflictDialog';
import { type GraphElement, isNode } from '../../../../../domain/elements/elements';
import { type FormEdit } from '../form/edits';
import { useNodeCaption } from '../../../../graph/nodes/useNodeCaption';
import { endNames, withEnds, withoutEnds } from './endConflict';
import { useReturnFocus } from '../../../../components/confirm/useReturnFocus';

interface FormConflictProps {
  readonly edit: FormEdit;
  readonly present: GraphElement;
  readonly before: GraphElement | undefined;
  onResolve(edit: FormEdit, version: number): void;
  onDrop(): void;
}

const endsOf = (element: GraphElement | undefined) => (element === undefined || isNode(element) ? undefined : element);

/** What the form wants and what another write did: mine, theirs, before; the ends of a relationship included. */
export function FormConflict({ edit, present, before, onResolve, onDrop }: FormConflictProps) {
  useReturnFocus();
  const { t } = useTranslation('data');
  const now = endsOf(present);
  const then = endsOf(before);
  const ids = [edit.startNodeId, edit.endNodeId, now?.startNodeId, now?.endNodeId, then?.startNodeId, then?.endNodeId];
  const captions = [
    useNodeCaption(ids[0]),
    useNodeCaption(ids[1]),
    useNodeCaption(ids[2]),
    useNodeCaption(ids[3]),
    useNodeCaption(ids[4]),
    useNodeCaption(ids[5]),
  ];
  const nameOf = (id: string) => {
    const caption = captions[ids.indexOf(id)] ?? id;
    const isShared = captions.some((other, index) => other === caption && ids[index] !== id);
    return isShared ? t('form.namesake', { caption, id }) : caption;
  };
  const names = endNames(t('form.from'), t('form.to'));
  const conflict = withEnds({ edit, present, before }, names, nameOf);
  return (
    <ConflictDialog
      conflict={conflict}
      onResolve={(resolved, version) => onResolve(withoutEnds(resolved, edit, names), version)}
      onDrop={onDrop}
    />
  );
}

import { useMemo } from 'react';

import { type EditRefusal } from '../../../../../domain/changes/refusal';
import { type Creation } from '../../../../../domain/changes/elementEdit';
import { sendNode } from '../../../../graph/calls/useCreateNode';
import { sendRelationship } from '../../../../graph/calls/useCreateRelationship';
import { useGraphCall } from '../../../../graph/calls/useGraphCall';
import { sendNodeUpdate } from '../../../../graph/calls/useUpdateNode';
import { sendRelationshipUpdate } from '../../../../graph/calls/useUpdateRelationship';
import { wireEdit } from '../../../../graph/calls/useUpdate';
import { type GraphElement, isNode } from '../../../../../domain/elements/elements';
import { refusalOf } from '../../../../graph/refusal';
import { type FormEdit } from './edits';
import { type FieldError, fieldErrorsOf } from './fieldErrors';

/** Why the store refused what a form sent, with the fields that it named. */
export interface FormRefusal extends EditRefusal {
  readonly errors: readonly FieldError[];
}

/** The refusal that a machine holds, with the fields that it names. */
export const formRefusal = (refusal: EditRefusal): FormRefusal => ({ errors: fieldErrorsOf(refusal), ...refusal });

const refuse = (error: unknown): never => {
  throw { ...refusalOf(error), errors: fieldErrorsOf(error) } satisfies FormRefusal;
};

/**
 * Sends what the forms of data management ask for. Nothing is shown before the store has answered, because the form stays
 * open and says what was refused. Both reject with a `FormRefusal`.
 */
export function useSaveElement() {
  const { client, projectId, succeeded } = useGraphCall();
  return useMemo(() => {
    const create = async (creation: Creation): Promise<void> => {
      if (creation.kind === 'node') {
        const { kind: _kind, labels, ...rest } = creation;
        await sendNode(client, { ...rest, labels: [...labels], projectId });
      } else {
        const { kind: _kind, ...rest } = creation;
        await sendRelationship(client, { ...rest, projectId });
      }
      succeeded();
    };
    const update = async (element: GraphElement, version: number, edit: FormEdit): Promise<void> => {
      const { type, addLabels, removeLabels, ...properties } = wireEdit(edit);
      if (isNode(element)) {
        const labels = { ...(addLabels ? { addLabels } : {}), ...(removeLabels ? { removeLabels } : {}) };
        await sendNodeUpdate(client, { nodeId: element.id, version, projectId, ...properties, ...labels });
      } else {
        const { startNodeId, endNodeId } = edit;
        const ends = { ...(startNodeId ? { startNodeId } : {}), ...(endNodeId ? { endNodeId } : {}) };
        await sendRelationshipUpdate(client, {
          relationshipId: element.id,
          version,
          projectId,
          ...properties,
          ...ends,
          ...(type ? { type } : {}),
        });
      }
      succeeded();
    };
    return {
      create: (creation: Creation) => create(creation).catch(refuse),
      update: (element: GraphElement, version: number, edit: FormEdit) => update(element, version, edit).catch(refuse),
    };
  }, [client, projectId, succeeded]);
}

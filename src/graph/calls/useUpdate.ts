import { type ApolloClient } from '@apollo/client';
import { useCallback } from 'react';

import { applyEdit, type ElementEdit } from '../../../domain/changes/elementEdit';
import { type GraphDelta, type GraphElement, NO_CHANGE } from '../../../domain/elements/elements';
import { type GraphModel } from '../GraphModel';
import { refusalOf } from '../refusal';
import { useElementNames } from '../styles/useNames';
import { type NamedCall, useGraphCall } from './useGraphCall';

/** An edit as the mutations take it: mutable arrays, nothing that is not asked for. */
export const wireEdit = ({
  setProperties,
  propertyKinds,
  removeProperties,
  addLabels,
  removeLabels,
  type,
}: ElementEdit) => ({
  ...(setProperties === undefined ? {} : { setProperties }),
  ...(propertyKinds === undefined ? {} : { propertyKinds }),
  ...(removeProperties === undefined ? {} : { removeProperties: [...removeProperties] }),
  ...(addLabels === undefined ? {} : { addLabels: [...addLabels] }),
  ...(removeLabels === undefined ? {} : { removeLabels: [...removeLabels] }),
  ...(type === undefined ? {} : { type }),
});

/** One change of one element, as it is asked of the backend. */
interface UpdateRequest<T extends GraphElement> {
  readonly element: T;
  /** The version that the person saw. */
  readonly version: number;
  readonly edit: ElementEdit;
  readonly projectId: string | undefined;
}

/** What differs between updating a node and updating a relationship. */
export interface UpdateCall<T extends GraphElement> {
  readonly name: NamedCall;
  /** The element as it is drawn. */
  drawn(model: GraphModel, id: string): T | undefined;
  /** What the model takes over when an element became this one; nothing for an element of the other kind. */
  changeTo(element: GraphElement): GraphDelta;
  send(client: ApolloClient, request: UpdateRequest<T>): Promise<T>;
}

/**
 * Changes an element against the version that the person saw. Drawn at once, put back when the store refuses it. Rejects
 * with a `EditRefusal`; a conflict is left to a dialogue, anything else is told in a toast that offers to try again.
 */
export function useUpdate<T extends GraphElement>(
  call: UpdateCall<T>,
): (element: T, version: number, edit: ElementEdit) => Promise<T> {
  const { client, model, projectId, succeeded, failed } = useGraphCall();
  const nameOf = useElementNames();
  return useCallback(
    (element, version, edit) => {
      const attempt = async (isAgain: boolean): Promise<T> => {
        const drawn = call.drawn(model, element.id);
        if (drawn !== undefined) model.applyEarly(element.id, call.changeTo(applyEdit(drawn, edit)));
        const settle = (now: GraphElement | undefined) =>
          model.settle(element.id, drawn === undefined || now === undefined ? NO_CHANGE : call.changeTo(now));
        try {
          const updated = await call.send(client, { element, version, edit, projectId });
          settle(updated);
          succeeded();
          return updated;
        } catch (error) {
          const refusal = refusalOf(error);
          settle(refusal.present ?? drawn);
          if (refusal.present === undefined || isAgain) failed(call.name, error, nameOf(element), () => attempt(true));
          throw refusal;
        }
      };
      return attempt(false);
    },
    [call, client, model, projectId, succeeded, failed, nameOf],
  );
}

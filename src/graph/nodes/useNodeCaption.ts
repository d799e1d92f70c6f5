import { useQuery } from '@apollo/client/react';

import { DataNodeDocument } from '../../../graphql/generated/data';
import { present } from '../../../domain/wire/present';
import { useNames } from '../styles/useNames';
import { useProject } from '../../project/ProjectContext';

/** What a node is called, read from the store when it is not known yet; its id until then, and empty without one. */
export function useNodeCaption(nodeId: string | undefined): string {
  const { projectId } = useProject();
  const { data } = useQuery(DataNodeDocument, {
    variables: { nodeId: nodeId ?? '', projectId },
    skip: nodeId === undefined || nodeId === '',
  });
  const names = useNames();
  const node = data?.node;
  return node === null || node === undefined ? (nodeId ?? '') : names(present(node));
}

import { useQuery } from '@apollo/client/react';

import { DataNodeDocument } from '../../../graphql/generated/data';
import { captionOf } from '../../../domain/caption/caption';
import { present } from '../../../domain/wire/present';
import { useProject } from '../../project/project';

/** What a node is called, read from the store when it is not known yet; its id until then, and empty without one. */
export function useNodeCaption(nodeId: string | undefined): string {
  const { projectId } = useProject();
  const { data } = useQuery(DataNodeDocument, {
    variables: { nodeId: nodeId ?? '', projectId },
    skip: nodeId === undefined || nodeId === '',
  });
  const node = data?.node;
  return node === null || node === undefined ? (nodeId ?? '') : captionOf(present(node));
}

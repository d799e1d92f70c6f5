import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type Listing } from '../../../domain/query/chips/adding';
import { type Matching } from '../../../domain/query/matching';
import { MOST_LIMIT, type Query } from '../../../domain/query/Query';
import { useGraphCall } from '../../graph/calls/useGraphCall';
import { listIds } from '../../query/queryCalls';
import { useBringAll } from '../landing/bringAll';
import { MOST_WANTED } from '../landing/wantedSet';
import { useOnCanvas } from './useOnCanvas';

interface BringOthersProps {
  readonly projectId: string;
  readonly query: Listing;
  readonly matching: Matching;
}

/** Brings nodes that match and are not shown onto the canvas, up to so many at once. */
export function BringOthers({ projectId, query: { set }, matching }: BringOthersProps) {
  const { t } = useTranslation('canvas');
  const client = useApolloClient();
  const { failed } = useGraphCall();
  const bringAll = useBringAll();
  const [isBringing, setBringing] = useState(false);
  const { isShown } = useOnCanvas();
  const missing = matching.total - useMemo(() => [...matching.ids].filter(isShown).length, [matching, isShown]);
  if (missing <= 0) return null;
  const bring = async () => {
    const query: Query = { kind: 'nodes', set, limit: MOST_LIMIT };
    const { ids } = await listIds(client, { projectId, query });
    const wanted = ids.filter((id) => !isShown(id)).slice(0, MOST_WANTED);
    await bringAll(wanted.map((id) => ({ kind: 'node', id })));
  };
  const press = () => {
    setBringing(true);
    bring()
      .catch((error: unknown) => failed('refresh', error))
      .finally(() => setBringing(false));
  };
  return (
    <Button type="link" size="small" loading={isBringing} onClick={press}>
      {t('filter.bring', { count: Math.min(missing, MOST_WANTED) })}
    </Button>
  );
}

import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type OfSet } from '../../../domain/query/chips/adding';
import { AddCondition } from '../../query/AddCondition';
import { type RunQuery } from '../../query/QueryChips';
import { useKnownProperties } from '../../query/useKnownProperties';

interface AddToQueryProps {
  readonly query: OfSet;
  readonly projectId: string;
  readonly isBusy: boolean;
  readonly onRun: RunQuery;
}

/** There is no canvas beside an answer, and so no node that one is at. */
const nowhere = () => '';

/** Adds to the query of an answer; what is asked then is answered by itself. */
export function AddToQuery({ query, projectId, isBusy, onRun }: AddToQueryProps) {
  const { t } = useTranslation('query');
  const [isBegun, setBegun] = useState(false);
  const properties = useKnownProperties(projectId, isBegun);
  const known = useCallback(() => properties, [properties]);
  return (
    <AddCondition
      projectId={projectId}
      query={query}
      apply={t('apply')}
      isBusy={isBusy}
      known={known}
      nodeAt={nowhere}
      onBegun={() => setBegun(true)}
      onAdd={onRun}
    />
  );
}

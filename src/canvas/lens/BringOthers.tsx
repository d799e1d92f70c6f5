import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type Matching } from '../../../domain/query/matching';
import { useGraphCall } from '../../graph/calls/useGraphCall';
import { useBringAll } from '../landing/bringAll';
import { MOST_WANTED } from '../landing/wantedSet';

interface BringOthersProps {
  readonly matching: Matching;
  /** How many of them are not on the canvas. */
  readonly missing: number;
}

/** Brings nodes that match and are not shown onto the canvas, up to so many at once. */
export function BringOthers({ matching, missing }: BringOthersProps) {
  const { t } = useTranslation('canvas');
  const { model, failed } = useGraphCall();
  const bringAll = useBringAll();
  const [isBringing, setBringing] = useState(false);
  const press = () => {
    setBringing(true);
    const wanted = [...matching.ids].filter((id) => model.node(id) === undefined).slice(0, MOST_WANTED);
    bringAll(wanted.map((id) => ({ kind: 'node', id })))
      .catch((error: unknown) => failed('refresh', error))
      .finally(() => setBringing(false));
  };
  return (
    <Button type="link" size="small" loading={isBringing} onClick={press}>
      {t('filter.bring', { count: Math.min(missing, MOST_WANTED) })}
    </Button>
  );
}

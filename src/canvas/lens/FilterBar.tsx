import { useApolloClient } from '@apollo/client/react';
import { Segmented } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type Listing } from '../../../domain/query/chips/adding';
import { AddCondition } from '../../query/AddCondition';
import { listIds } from '../../query/queryCalls';
import { useKnownProperties } from '../../query/useKnownProperties';
import { useWorkbench } from '../workbench/Workbench';
import { type Query } from '../../../domain/query/Query';
import { BringOthers } from './BringOthers';
import { LensBar } from './LensBar';
import { type Sight } from './looking';
import { SelectMatching } from './SelectMatching';
import styles from './lens.module.css';
import { useOnCanvas } from './useOnCanvas';
import { useMatching, useStandingOut } from './useMatching';

interface FilterBarProps {
  readonly projectId: string;
  readonly query: Listing;
  readonly sight: Sight;
}

/** The query that the canvas is filtered by, as the chips that answers have: what it finds stands out, the rest is faint or hidden. */
export function FilterBar({ projectId, query, sight }: FilterBarProps) {
  const { t } = useTranslation('canvas');
  const { tool, store } = useWorkbench();
  const client = useApolloClient();
  const list = useCallback(
    (asked: Query) => listIds(client, { projectId, query: asked, idsOnly: true }),
    [client, projectId],
  );
  const { matching, isAsked, error, retry } = useMatching(query, list);
  // Whoever has everything shown again has not cleared the filter: from then on it only lets the rest be faint.
  useStandingOut(query, matching, sight, () => store.setState({ looking: { query, sight: 'dim' } }));
  const [isBegun, setBegun] = useState(false);
  const properties = useKnownProperties(projectId, isBegun);
  const known = useCallback(() => properties, [properties]);
  const { found, shown } = useOnCanvas(matching);
  return (
    <LensBar
      projectId={projectId}
      looking={{ query, sight }}
      error={error}
      retry={retry}
      beside={
        <AddCondition
          isFirst
          projectId={projectId}
          query={query}
          apply={t('filter.apply')}
          known={known}
          nodeAt={() => tool.getSnapshot().context.selected.findLast(({ kind }) => kind === 'node')?.id ?? ''}
          onBegun={() => setBegun(true)}
          onAdd={(changed) => store.setState({ looking: { query: changed, sight } })}
        />
      }
      ways={
        <Segmented<Sight>
          size="small"
          aria-label={t('filter.rest')}
          value={sight}
          options={[
            { value: 'dim', label: t('filter.dim') },
            { value: 'hide', label: t('filter.hide') },
          ]}
          onChange={(chosen) => store.setState({ looking: { query, sight: chosen } })}
        />
      }
    >
      <span role="status" className={styles.found}>
        {matching === null || isAsked
          ? t('filter.asking')
          : t(matching.total > found.length ? 'filter.foundOf' : 'filter.found', {
              count: found.length,
              shown,
              total: matching.total,
            })}
      </span>
      {found.length > 0 && <SelectMatching found={found} />}
      {matching !== null && matching.total > found.length && (
        <BringOthers missing={matching.total - found.length} matching={matching} />
      )}
    </LensBar>
  );
}

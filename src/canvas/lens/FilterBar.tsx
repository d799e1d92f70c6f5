import { useApolloClient } from '@apollo/client/react';
import { Segmented } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { type Listing } from '../../../domain/query/chips/adding';
import { type Matching } from '../../../domain/query/matching';
import { type Query } from '../../../domain/query/Query';
import { useGraphModel, useGraphSnapshot } from '../../graph/GraphModelContext';
import { AddCondition } from '../../query/AddCondition';
import { listIds } from '../../query/queryCalls';
import { useWorkbench } from '../workbench/Workbench';
import { BringOthers } from './BringOthers';
import { LensBar } from './LensBar';
import { knownProperties } from './knownProperties';
import { type Looking, type Sight } from './looking';
import { SelectMatching } from './SelectMatching';
import styles from './lens.module.css';
import { useMatching, useStandingOut } from './useMatching';

interface FilterBarProps {
  readonly projectId: string;
  readonly query: Listing;
  readonly sight: Sight;
  onLook(looking: Looking | null): void;
}

/** The query that the canvas is filtered by, as the chips that answers have: what it finds stands out, the rest is faint or hidden. */
export function FilterBar({ projectId, query, sight, onLook }: FilterBarProps) {
  const { t } = useTranslation('canvas');
  const client = useApolloClient();
  const list = useCallback((asked: Query) => listIds(client, { projectId, query: asked }), [client, projectId]);
  const { matching, error, retry } = useMatching(query, list);
  // Whoever has everything shown again has not cleared the filter: from then on it only lets the rest be faint.
  useStandingOut(query, matching, sight, () => onLook({ query, sight: 'dim' }));
  const model = useGraphModel();
  const known = useCallback(() => knownProperties(model.nodes()), [model]);
  const { tool } = useWorkbench();
  const add = (changed: Listing) => onLook({ query: changed, sight });
  return (
    <LensBar
      projectId={projectId}
      looking={{ query, sight }}
      onLook={onLook}
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
          onAdd={add}
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
          onChange={(chosen) => onLook({ query, sight: chosen })}
        />
      }
    >
      <Found matching={matching} />
      {matching !== null && <SelectMatching matching={matching} />}
      {matching !== null && <BringOthers projectId={projectId} query={query} matching={matching} />}
    </LensBar>
  );
}

/** How much matches, on the canvas and in the project; said again whenever it is something else. */
function Found({ matching }: { readonly matching: Matching | null }) {
  const { t } = useTranslation('canvas');
  const { model } = useGraphSnapshot();
  const shown = model.nodes();
  const found = matching === null ? 0 : shown.filter(({ id }) => matching.ids.has(id)).length;
  return (
    <span role="status" className={styles.found}>
      {matching === null
        ? t('filter.asking')
        : t(matching.total > found ? 'filter.foundOf' : 'filter.found', {
            count: found,
            shown: shown.length,
            total: matching.total,
          })}
    </span>
  );
}

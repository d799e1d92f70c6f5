import { useApolloClient } from '@apollo/client/react';
import { Segmented } from 'antd';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { type Listing } from '../../../domain/query/chips/adding';
import { type Lister, type Matching } from '../../../domain/query/matching';
import { useGraphModel } from '../../graph/GraphModelContext';
import { AddCondition } from '../../query/AddCondition';
import { listIds } from '../../query/queryCalls';
import { useKnownProperties } from '../../query/useKnownProperties';
import { useWorkbench } from '../workbench/Workbench';
import { BringOthers } from './BringOthers';
import { LensBar } from './LensBar';
import { knownProperties } from './knownProperties';
import { type Looking, type Sight } from './looking';
import { SelectMatching } from './SelectMatching';
import styles from './lens.module.css';
import { useOnCanvas } from './useOnCanvas';
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
  const lister = useMemo<Lister>(
    () => ({
      some: (asked) => listIds(client, { projectId, query: asked }),
      all: (asked) => listIds(client, { projectId, query: asked, idsOnly: true }),
    }),
    [client, projectId],
  );
  const { matching, isAsked, error, retry } = useMatching(query, lister);
  // Whoever has everything shown again has not cleared the filter: from then on it only lets the rest be faint.
  useStandingOut(query, matching, sight, () => onLook({ query, sight: 'dim' }));
  const known = useFilterable(projectId);
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
      <Found matching={isAsked ? null : matching} />
      {matching !== null && <SelectMatching matching={matching} />}
      {matching !== null && <BringOthers projectId={projectId} query={query} matching={matching} />}
    </LensBar>
  );
}

/** The properties that can be filtered by: those of what is on the canvas, or, of what its map alone knows, of the whole project. */
function useFilterable(projectId: string) {
  const model = useGraphModel();
  const { arrays } = useOnCanvas();
  const inProject = useKnownProperties(projectId, arrays !== undefined);
  return useCallback(() => (inProject.length > 0 ? inProject : knownProperties(model.nodes())), [inProject, model]);
}

/** How much matches, on the canvas and in the project; said again whenever it is something else. */
function Found({ matching }: { readonly matching: Matching | null }) {
  const { t } = useTranslation('canvas');
  const { shown, isShown } = useOnCanvas();
  const found = useMemo(() => (matching === null ? 0 : [...matching.ids].filter(isShown).length), [matching, isShown]);
  return (
    <span role="status" className={styles.found}>
      {matching === null
        ? t('filter.asking')
        : t(matching.total > found ? 'filter.foundOf' : 'filter.found', {
            count: found,
            shown,
            total: matching.total,
          })}
    </span>
  );
}

import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import { type Arrival, arrivalIn } from '../../../canvas/landing/overviewAddress';
import { useProject } from '../../../project/project';

/**
 * What the address asks the overview to show. An element of another project of the person turns to that project first, once:
 * who then turns to another does not come back to it.
 */
export function useArrival(): Arrival | null {
  const { projectId, projects, switchTo } = useProject();
  const { key } = useLocation();
  const [query] = useSearchParams();
  const arrival = useMemo(() => arrivalIn(query), [query]);
  const wanted = arrival?.projectId ?? null;
  const isTheirs = projects.some(({ id }) => id === wanted);
  const turn = useEffectEvent(() => {
    if (wanted !== null && wanted !== projectId) void switchTo(wanted);
  });
  useEffect(() => {
    if (isTheirs) turn();
  }, [key, isTheirs]);
  return wanted === null || wanted === projectId || !isTheirs ? arrival : null;
}

import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import { type Arrival, arrivalIn } from '../../../canvas/landing/overviewAddress';
import { useOpenedInProject } from '../../../project/useOpenedInProject';

/** What the address asks the overview to show, once the project that it belongs to is the present one. */
export function useArrival(): Arrival | null {
  const { key } = useLocation();
  const [query] = useSearchParams();
  const arrival = useMemo(() => arrivalIn(query), [query]);
  const isShown = useOpenedInProject(arrival === null ? null : key, arrival?.projectId);
  return isShown ? arrival : null;
}

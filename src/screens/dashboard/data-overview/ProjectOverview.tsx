import { useState } from 'react';

import { GraphModel } from '../../../graph/GraphModel';
import { GraphModelContext } from '../../../graph/GraphModelContext';
import { OverviewCanvas } from './OverviewCanvas';

/** The overview of one project; mount it anew for another one. */
export function ProjectOverview({ projectId }: { readonly projectId: string }) {
  const [model] = useState(() => new GraphModel());
  return (
    <GraphModelContext value={model}>
      <OverviewCanvas projectId={projectId} />
    </GraphModelContext>
  );
}

import { useState } from 'react';

import { type Arrival } from '../../../canvas/landing/overviewAddress';
import { GraphModel } from '../../../graph/GraphModel';
import { GraphModelContext } from '../../../graph/GraphModelContext';
import { OverviewCanvas } from './OverviewCanvas';

interface ProjectOverviewProps {
  readonly projectId: string;
  readonly arrival: Arrival | null;
}

/** The overview of one project; mount it anew for another one. */
export function ProjectOverview({ projectId, arrival }: ProjectOverviewProps) {
  const [model] = useState(() => new GraphModel());
  return (
    <GraphModelContext value={model}>
      <OverviewCanvas projectId={projectId} arrival={arrival} />
    </GraphModelContext>
  );
}

import { useEffect, useEffectEvent } from 'react';

import { useProject } from './project';

/** An address that leads to something of another project turns to that project. */
export function useProjectOfAddress(wanted: string | null): void {
  const { projectId, projects, switchTo } = useProject();
  const isTheirs = projects.some(({ id }) => id === wanted);
  const turn = useEffectEvent(() => {
    if (wanted !== null && isTheirs && projectId !== undefined && projectId !== wanted) void switchTo(wanted);
  });
  useEffect(() => turn(), [wanted, isTheirs]);
}

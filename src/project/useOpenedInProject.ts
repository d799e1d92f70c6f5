import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useProject } from './ProjectContext';

/**
 * Keeps the project in the header and what the address opens together. An address that leads to another project of the person
 * turns to that project, once; when the project is switched after that, what was open of the one before is closed.
 * @param opened identifies what the address opens; null where it opens nothing
 * @param owner the project it belongs to; where that is not known, the one in which it was opened
 * @returns whether it may be shown in the present project
 */
export function useOpenedInProject(opened: string | null, owner: string | null | undefined): boolean {
  const { projectId, projects, switchTo } = useProject();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isTheirs = projects.some(({ id }) => id === owner);
  const [place, setPlace] = useState({ opened, projectId });
  if (place.opened !== opened || (place.projectId === undefined && projectId !== undefined))
    setPlace({ opened, projectId });
  const isWhereOpened = place.projectId === projectId;
  /** What was seen in its own project. */
  const settled = useRef<string>(null);

  const agree = useEffectEvent(() => {
    if (opened === null || projectId === undefined) return;
    if (owner === projectId) settled.current = opened;
    else if (settled.current === opened || !isWhereOpened) void navigate(pathname);
    // Where the choice cannot be kept, the header goes back by itself.
    else if (isTheirs && owner != null) void switchTo(owner).catch(() => undefined);
  });
  useEffect(() => agree(), [opened, owner, isTheirs, projectId, isWhereOpened]);
  return opened === null || owner === projectId || (!isTheirs && isWhereOpened);
}

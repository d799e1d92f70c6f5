import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useWorkbench } from '../workbench/Workbench';
import { withoutWanted } from './overviewAddress';

/**
 * Opens the form of a new node with the name that the address of the overview wants; when it was made or given up, the
 * address does not want it any more. Part of a canvas.
 */
export function Making({ name }: { readonly name: string }) {
  const { controller, tool } = useWorkbench();
  const [, setQuery] = useSearchParams();
  const forget = useEffectEvent(() => setQuery(withoutWanted, { replace: true }));
  useEffect(() => {
    tool.send({ type: 'NODE.WANTED', at: controller.freePlace(), name });
    const { unsubscribe } = tool.subscribe((now) => {
      if (!now.matches('selecting')) return;
      unsubscribe();
      forget();
    });
    return unsubscribe;
  }, [controller, tool, name]);
  return null;
}

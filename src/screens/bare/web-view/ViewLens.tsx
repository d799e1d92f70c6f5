import { useCallback, useEffect, useRef, useState } from 'react';

import { EVERY_NODE, type Listing } from '../../../../domain/query/chips/adding';
import { idsIn } from '../../../../domain/query/named';
import { type Query } from '../../../../domain/query/Query';
import { type Listed } from '../../../../domain/query/matching';
import { keptOf, type PathsQuery } from '../../../canvas/lens/pathSteps';
import { openView, showFound } from '../../../canvas/lens/openView';
import { useMatching, useStandingOut } from '../../../canvas/lens/useMatching';
import { useShowing } from '../../../canvas/workbench/Workbench';
import { type SeenView } from '../../../views/savedViews';
import { type ViewCalls } from './viewCalls';

interface ViewLensProps {
  readonly view: SeenView;
  readonly calls: ViewCalls;
}

/** The saved view that a frame shows: what it finds stands out, as when it was kept. */
export function ViewLens({ view, calls }: ViewLensProps) {
  const showing = useShowing();
  useEffect(() => openView(showing, view), [showing, view]);
  const { query = EVERY_NODE } = view;
  return query.kind === 'nodes' ? (
    <Filtered view={view} query={query} calls={calls} />
  ) : (
    <Drawn query={query} calls={calls} />
  );
}

function Filtered({ view, query, calls }: ViewLensProps & { readonly query: Listing }) {
  const { controller, model } = useShowing();
  const list = useCallback(
    async (_: Query, among?: readonly string[]): Promise<Listed> => {
      const result = await calls.result(among);
      return result.kind === 'nodes' ? result : { total: 0, ids: [] };
    },
    [calls],
  );
  const { matching } = useMatching(query, list);
  useStandingOut(query, matching, view.sight);
  // Once: what a reader then does with the view stays.
  const isFound = useRef(false);
  useEffect(() => {
    if (isFound.current || matching === null) return;
    isFound.current = true;
    showFound({ controller, model }, view, [...matching.ids, ...idsIn(query)]);
  }, [controller, model, view, query, matching]);
  return null;
}

/** All paths at once: a frame has nobody who goes from one to the next. */
function Drawn({ query, calls }: { readonly query: PathsQuery; readonly calls: ViewCalls }) {
  const { store, model } = useShowing();
  const [paths, setPaths] = useState<readonly (readonly string[])[]>([]);
  useEffect(() => {
    let isLeft = false;
    calls.result().then(
      (result) => {
        if (!isLeft && result.kind === 'paths') setPaths(result.paths);
      },
      // Without them the whole project is shown, and a view that is over says so by itself.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [calls]);
  useEffect(() => {
    if (paths.length === 0) return undefined;
    const draw = () => store.setState({ kept: keptOf(paths, query, model.relationships()) });
    draw();
    return model.subscribe(draw);
  }, [store, model, paths, query]);
  return null;
}

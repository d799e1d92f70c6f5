import { useQuery } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { Spin } from 'antd';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { fromPromise } from 'xstate';

import { ProjectsDocument } from '../../../../graphql/generated/project';
import { MOST_NODES, overviewMachine, type OverviewRequest } from '../../../../machines/overviewMachine';
import { CanvasWorkbench } from '../../../canvas/CanvasWorkbench';
import { Landing } from '../../../canvas/landing/Landing';
import { Making } from '../../../canvas/landing/Making';
import { type Arrival } from '../../../canvas/landing/overviewAddress';
import { wantedIn } from '../../../canvas/landing/wantedSet';
import { type EditAtOnce, EditAtOnceContext } from '../../../canvas/panel/EditAtOnce';
import { KeptView } from '../../../canvas/pictures/KeptView';
import { ProjectMap } from '../../../canvas/map/ProjectMap';
import { ShownLine } from '../../../canvas/ShownLine';
import { CanvasFoot } from '../../../canvas/stage/CanvasFoot';
import { FilesArea } from '../../../files/FilesArea';
import { useGraphCall } from '../../../graph/calls/useGraphCall';
import { useOverview } from '../../../graph/calls/useOverview';
import { useGraphPart } from '../../../graph/GraphModelContext';
import { LiveNews } from '../../../graph/live/LiveNews';
import { useLiveGraph } from '../../../graph/live/useLiveGraph';
import { later } from '../../../components/later/later';
import { EmptyGraph } from './EmptyGraph';
import { FixBar } from './FixBar';
import { OverviewFailed } from './OverviewFailed';
import styles from './overview.module.css';

const SavedViewArrival = later(async () => (await import('../../../canvas/lens/SavedViewArrival')).SavedViewArrival);

interface OverviewCanvasProps {
  readonly projectId: string;
  /** What the address asks to be shown. */
  readonly arrival: Arrival | null;
}

/** The graph of a project as it loads, fails, is empty, or stands on the canvas. */
export function OverviewCanvas({ projectId, arrival }: OverviewCanvasProps) {
  const { t } = useTranslation('canvas');
  const load = useOverview();
  const { data: settings } = useQuery(ProjectsDocument);
  const { failed } = useGraphCall();
  const isNothingShown = useGraphPart(({ snapshot }) => snapshot.nodesShown === 0);
  const isMapWanted = useGraphPart(({ snapshot }) => snapshot.nodesTotal > MOST_NODES);
  const actor = useActorRef(
    overviewMachine.provide({
      actors: { load: fromPromise<void, OverviewRequest>(({ input, signal }) => load(input, signal)) },
      actions: { tellFailure: (_, { error }) => failed('refresh', error) },
    }),
    { input: { projectId, nodes: settings?.settings?.canvasNodes } },
  );
  const state = useSelector(actor, ({ value }) => value);
  const error = useSelector(actor, ({ context }) => context.error);
  const reload = useCallback(() => actor.send({ type: 'RETRIED' }), [actor]);
  const asked = useSelector(actor, ({ context }) => context.nodes);
  const rest = useMemo(() => ({ asked, bring: () => actor.send({ type: 'ALL.WANTED' }) }), [actor, asked]);
  const followed = useLiveGraph({
    isOverview: true,
    // Without a word of it: what is drawn stays in place.
    reread: (signal) => load({ projectId, nodes: actor.getSnapshot().context.nodes }, signal),
  });
  const fix = arrival?.fix ?? null;
  const target = arrival?.target ?? null;
  const { state: given } = useLocation();
  const wanted = useMemo(() => wantedIn(given, projectId), [given, projectId]);
  const toEdit =
    target === null || target.kind === 'new' || target.kind === 'view' || target.kind === 'saved' ? null : target.id;
  const { because, property = '' } = fix ?? {};
  const editAtOnce = useRef<EditAtOnce | null>(null);
  useEffect(() => {
    const added = because === 'wrong' ? null : property;
    editAtOnce.current = because === undefined || toEdit === null ? null : { id: toEdit, added };
  }, [because, property, toEdit]);

  if (state === 'failed') return <OverviewFailed error={error} onRetry={reload} />;
  const isEmpty = state !== 'loading' && isNothingShown;
  return (
    <EditAtOnceContext value={editAtOnce}>
      {fix !== null && <FixBar asked={fix} />}
      <FilesArea className={styles.files} onImported={reload} showsGraph>
        <CanvasWorkbench onReload={reload}>
          {state === 'loading' && (
            <div className={styles.waiting} role="status">
              <Spin />
              <span>{t('overview.loading')}</span>
            </div>
          )}
          {isEmpty && <EmptyGraph onLoaded={reload} />}
          <CanvasFoot>
            {!isEmpty && state !== 'loading' && <ShownLine isLoading={state === 'refreshing'} rest={rest} />}
            {state !== 'loading' && isMapWanted && <ProjectMap key={projectId} projectId={projectId} />}
          </CanvasFoot>
          {target !== null && state !== 'loading' && <Arriving target={target} />}
          {wanted.refs.length > 0 && state !== 'loading' && (
            <Landing key={String(wanted.isAlone)} wanted={wanted.refs} isAlone={wanted.isAlone} />
          )}
        </CanvasWorkbench>
      </FilesArea>
      <LiveNews followed={followed} />
    </EditAtOnceContext>
  );
}

/** Comes to an element that is there, to the form of one that is to be, to a saved view, or to the view of a picture. */
function Arriving({ target }: { readonly target: NonNullable<Arrival['target']> }) {
  if (target.kind === 'new') return <Making name={target.name} />;
  if (target.kind === 'saved') return <SavedViewArrival key={target.id} id={target.id} />;
  return target.kind === 'view' ? <KeptView imageId={target.id} /> : <Landing wanted={[target]} />;
}

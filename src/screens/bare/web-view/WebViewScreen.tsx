import { useActorRef, useSelector } from '@xstate/react';
import { Spin } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { lookupMachineOf } from '../../../../machines/lookupMachine';
import { GraphModel } from '../../../graph/GraphModel';
import { GraphModelContext } from '../../../graph/GraphModelContext';
import { readImagesBy } from '../../../images/imageUrls';
import { mayShowHere, type ViewAddress, viewAddress } from './viewAddress';
import { viewCalls, type Viewed } from './viewCalls';
import { ViewCanvas } from './ViewCanvas';
import { ViewFailed } from './ViewFailed';
import styles from './view.module.css';

const viewLookup = lookupMachineOf<string, Viewed>({ patience: 0 });

/** Origins of the pages around this one; none where the browser does not tell. */
const ancestors = (): string[] => [...((window.location.ancestorOrigins as DOMStringList | undefined) ?? [])];

/** A view whose address is whole: asks what it shows, and shows it until it is over. */
function View({ address: { viewId, secret } }: { readonly address: ViewAddress }) {
  const { t } = useTranslation('view');
  const [over, setOver] = useState<unknown>(null);
  const [model] = useState(() => new GraphModel());
  const calls = useMemo(() => viewCalls(secret, setOver), [secret]);
  const actor = useActorRef(
    viewLookup.provide({ actors: { ask: fromPromise<Viewed, { question: string }>(() => calls.viewed()) } }),
  );
  const { answer, error } = useSelector(actor, ({ context }) => context);
  useEffect(() => {
    readImagesBy(calls.ask);
    actor.send({ type: 'ASKED', question: viewId });
  }, [calls, actor, viewId]);

  if (over !== null) return <ViewFailed error={over} />;
  if (error !== null && answer === null)
    return <ViewFailed error={error} onRetry={() => actor.send({ type: 'RETRIED' })} />;
  if (answer === null)
    return (
      <div className={styles.message} role="status">
        <Spin />
        {t('loading')}
      </div>
    );
  if (!mayShowHere(answer, viewId, ancestors())) return <ViewFailed error="elsewhere" />;
  return (
    <GraphModelContext value={model}>
      <ViewCanvas calls={calls} secret={secret} viewed={answer} />
    </GraphModelContext>
  );
}

/** `/web-view`: a project to look at in a frame of another site, by a view token. */
export function WebViewScreen() {
  const [address] = useState(() => viewAddress(window.location));
  return (
    <div className={styles.view}>
      {address === null ? <ViewFailed error="incomplete" /> : <View address={address} />}
    </div>
  );
}

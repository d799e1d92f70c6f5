import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { Button, Drawer, Empty, Skeleton, Table, type TableColumnsType } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fromPromise } from 'xstate';

import { type GraphNode } from '../../../domain/elements/elements';
import { ownOf } from '../../../domain/properties/kinds';
import { asNodes } from '../../../domain/query/asNodes';
import { type Query } from '../../../domain/query/Query';
import { nameProperty } from '../../../domain/styles/names';
import { lookupMachineOf, type LookupRequest } from '../../../machines/lookupMachine';
import { overviewAddress } from '../../canvas/landing/overviewAddress';
import { NotRead } from '../../components/problem/NotRead';
import { saveText } from '../../files/saveAnswer';
import { useChosenCaptions, useNames } from '../../graph/styles/useNames';
import { useValueText } from '../../graph/useValueText';
import { type QueryAnswer, runQuery } from '../../query/queryCalls';
import { csvOf, type IsNamedBy, propertiesOf } from './resultTable';
import styles from './understood.module.css';

const WIDTH = 960;
const PAGE = 50;
/** More columns than these are in the file, and not on the screen. */
const MOST_COLUMNS = 12;

const wholeMachine = lookupMachineOf<Query, QueryAnswer>({ patience: 0 });

interface WholeResultProps {
  readonly projectId: string;
  readonly query: Query;
  onClose(): void;
}

/** All that a query speaks of, in a table that can be taken along as CSV. */
export function WholeResult({ projectId, query, onClose }: WholeResultProps) {
  const { t } = useTranslation(['chat', 'query']);
  const client = useApolloClient();
  const actor = useActorRef(
    wholeMachine.provide({
      actors: {
        ask: fromPromise<QueryAnswer, LookupRequest<Query>>(({ input: { question } }) =>
          runQuery(client, { projectId, query: question }),
        ),
      },
    }),
  );
  const state = useSelector(actor, ({ value }) => value);
  const { answer, error } = useSelector(actor, ({ context }) => context);
  const key = JSON.stringify(query);
  useEffect(() => {
    const question = asNodes(JSON.parse(key) as Query);
    if (question !== undefined) actor.send({ type: 'ASKED', question });
  }, [actor, key]);
  return (
    <Drawer
      open
      title={t('query:allTitle')}
      size={`min(${String(WIDTH)}px, 100vw)`}
      closable={{ 'aria-label': t('close') }}
      destroyOnHidden
      onClose={onClose}
    >
      {state === 'failed' && (
        <NotRead error={error} what={t('query:allFailed')} onRetry={() => actor.send({ type: 'RETRIED' })} />
      )}
      {state !== 'failed' && answer === null && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {state === 'found' && answer !== null && <Rows answer={answer} projectId={projectId} />}
    </Drawer>
  );
}

function Rows({ answer: { result, nodes }, projectId }: { readonly answer: QueryAnswer; readonly projectId: string }) {
  const { t } = useTranslation(['chat', 'query']);
  const valueText = useValueText();
  const nameOf = useNames(projectId);
  const chosen = useChosenCaptions(projectId);
  const isNamedBy: IsNamedBy = (node, property) => nameProperty(node, chosen) === property;
  if (nodes.length === 0) return <Empty description={t('query:empty')} />;
  const total = result.kind === 'nodes' ? result.total : nodes.length;
  const addressOf = ({ id }: GraphNode) => overviewAddress({ target: { kind: 'node', id }, projectId, fix: null });
  const columns: TableColumnsType<GraphNode> = [
    {
      title: t('query:name'),
      key: 'name',
      fixed: 'start',
      width: 180,
      render: (_, node) => <Link to={addressOf(node)}>{nameOf(node)}</Link>,
    },
    { title: t('query:labels'), key: 'labels', width: 140, render: (_, { labels }) => labels.join(', ') },
    ...propertiesOf(nodes, isNamedBy)
      .slice(0, MOST_COLUMNS)
      .map((name) => ({
        title: name,
        key: `property ${name}`,
        width: 160,
        render: (_: unknown, { properties, propertyKinds }: GraphNode) => {
          const value = ownOf(properties, name);
          return value === undefined ? '' : valueText(value, ownOf(propertyKinds, name), name);
        },
      })),
  ];
  const save = () => {
    const heads = ['id', t('query:name'), t('query:labels')] as const;
    saveText(csvOf(nodes, heads, nameOf, isNamedBy), 'text/csv;charset=utf-8', t('query:fileName'));
  };
  return (
    <>
      <div className={styles.head}>
        <p role="status">{t('query:shown', { count: total, shown: nodes.length })}</p>
        <Button onClick={save}>{t('query:csv')}</Button>
      </div>
      <Table<GraphNode>
        size="small"
        rowKey="id"
        aria-label={t('query:allTitle')}
        dataSource={[...nodes]}
        columns={columns}
        scroll={{ x: 'max-content' }}
        pagination={{ pageSize: PAGE, hideOnSinglePage: true, showSizeChanger: false }}
      />
    </>
  );
}

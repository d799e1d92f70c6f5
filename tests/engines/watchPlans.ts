import { vi } from 'vitest';

import { Session } from '../../server/platform/storage/postgres/Session.js';

/** A part of a plan, as PostgreSQL tells it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Join Filter'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
  /** Where it was carried out: rows of each time, how often, and what a filter left out. */
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
}

/** What of a plan goes through a whole table or a whole index; the first rows of an index are neither. */
function wholeIn(node: PlanNode, isFirstRows = false): string[] {
  const { 'Node Type': type, Plans: parts = [] } = node;
  const isOfIndex = /^(?:Index|Index Only|Bitmap Index) Scan$/.test(type) && !('Index Cond' in node);
  const isWhole = type === 'Seq Scan' || (isOfIndex && (!isFirstRows || 'Filter' in node));
  return [
    ...(isWhole ? [`${type} ${node['Relation Name'] ?? node['Index Name'] ?? ''}`] : []),
    ...parts.flatMap((part) => wholeIn(part, type === 'Limit')),
  ];
}

/** Where each row of one is compared with each of another: as many comparisons as the product of both. */
const comparisonsIn = (node: PlanNode): string[] => [
  ...(node['Node Type'] === 'Nested Loop' && 'Join Filter' in node ? [node['Join Filter'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(comparisonsIn),
];

const partsOf = (node: PlanNode): string[] => [
  `${node['Node Type']} ${node['Index Name'] ?? ''}`.trim(),
  ...(node.Plans ?? []).flatMap(partsOf),
];

/** What work asked of PostgreSQL, and what of it is gone about by reading a whole table or index. */
interface WatchedPlans {
  readonly statements: number;
  readonly whole: readonly string[];
  /** The conditions by which each row of one table is compared with each of another, with their statement. */
  readonly compared: readonly string[];
  /** Every part of their plans, with the index that it uses and its statement. */
  readonly parts: readonly string[];
}

type Ask = 'all' | 'run' | 'everybody' | 'unguarded';

/** Asks PostgreSQL how it goes about each statement of some work, before it is carried out. */
export async function watchPlans(work: () => Promise<unknown>): Promise<WatchedPlans> {
  let statements = 0;
  const whole: string[] = [];
  const compared: string[] = [];
  const parts: string[] = [];
  // eslint-disable-next-line typescript/unbound-method -- it is called with the session that it is called on
  const explain = Session.prototype.everybody;
  const watched = (['all', 'run', 'everybody', 'unguarded'] satisfies Ask[]).map((ask) => {
    // eslint-disable-next-line typescript/unbound-method -- as above
    const real = Session.prototype[ask] as (sql: string, parameters: object) => Promise<unknown>;
    return vi.spyOn(Session.prototype, ask).mockImplementation(async function (
      this: Session,
      sql: string,
      parameters: Parameters<Session['all']>[1],
    ) {
      const explained = explain.call(this, `EXPLAIN (FORMAT JSON) ${sql}`, parameters);
      // Sent at once, as it is without this: a commit may be sent right behind it.
      const answer = real.call(this, sql, parameters) as Promise<never>;
      answer.catch(() => undefined);
      const [row] = (await explained) as { 'QUERY PLAN': [{ Plan: PlanNode }] }[];
      statements += 1;
      const plan = row?.['QUERY PLAN'][0].Plan;
      if (plan !== undefined) {
        const says = (part: string) => `${part}: ${sql.replaceAll(/\s+/g, ' ')}`;
        whole.push(...wholeIn(plan).map(says));
        compared.push(...comparisonsIn(plan).map(says));
        parts.push(...partsOf(plan).map(says));
      }
      return answer;
    });
  });
  try {
    await work();
  } finally {
    for (const each of watched) each.mockRestore();
  }
  return { statements, whole, compared, parts };
}

/** The rows that the statements of a plan look at in tables and indexes, those included that are passed over. */
function rowsIn({ Plans: parts = [], ...node }: PlanNode): number {
  const { 'Actual Rows': rows = 0, 'Actual Loops': times = 1, 'Rows Removed by Filter': removed = 0 } = node;
  const isOfTable = /(?:Seq|Index|Heap|Index Only) Scan$/.test(node['Node Type']);
  return (isOfTable ? (rows + removed) * times : 0) + parts.reduce((sum, part) => sum + rowsIn(part), 0);
}

/** How many rows PostgreSQL looks at for what some work reads. @param of words of the statements that count */
export async function rowsRead(of: RegExp, work: () => Promise<unknown>): Promise<number> {
  let read = 0;
  // eslint-disable-next-line typescript/unbound-method -- it is called with the session that it is called on
  const all = Session.prototype.all;
  const watched = vi.spyOn(Session.prototype, 'all').mockImplementation(async function (
    this: Session,
    sql: string,
    parameters: Parameters<Session['all']>[1],
  ) {
    if (of.test(sql)) {
      const [row] = (await all.call(this, `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, parameters)) as {
        'QUERY PLAN': [{ Plan: PlanNode }];
      }[];
      read += row === undefined ? 0 : rowsIn(row['QUERY PLAN'][0].Plan);
    }
    return all.call(this, sql, parameters) as Promise<never[]>;
  });
  try {
    await work();
  } finally {
    watched.mockRestore();
  }
  return read;
}

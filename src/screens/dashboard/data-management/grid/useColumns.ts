import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';

import {
  type Arrangement,
  arrangementIn,
  besideNames,
  type Column,
  possibleWidth,
  propertyColumn,
  propertyOf,
  proposedColumns,
  steadyColumns,
  type UsedProperty,
} from '../../../../../domain/tables/columns';
import { DataPropertiesDocument } from '../../../../../graphql/generated/data';
import { readStored, writeStored } from '../../../../app/storage';
import { useChosenCaptions } from '../../../../graph/styles/useNames';
import { useProject } from '../../../../project/ProjectContext';
import { type TableOf } from './readRows';

/** What every element of a kind has: what stands before its properties, and what behind. */
const OWN = {
  node: {
    first: ['caption', 'labels'],
    last: ['degree', 'updatedAt'],
    all: ['caption', 'labels', 'degree', 'createdAt', 'updatedAt'],
  },
  relationship: {
    first: ['type', 'from', 'to'],
    last: ['updatedAt'],
    all: ['type', 'from', 'to', 'createdAt', 'updatedAt'],
  },
} as const;

const WIDTH: Readonly<Record<string, number>> = {
  caption: 220,
  labels: 150,
  type: 160,
  from: 190,
  to: 190,
  degree: 130,
  createdAt: 180,
  updatedAt: 180,
  number: 120,
  boolean: 90,
  date: 130,
  dateTime: 190,
};
const USUAL_WIDTH = 180;
const NO_WIDTHS: Arrangement['widths'] = {};

/** A column with the room that it takes. */
export interface PlacedColumn extends Column {
  readonly width: number;
}

/** Arrangements lie in this browser: which columns a person wants depends on the screen before them. */
const storageKey = (projectId: string, of: TableOf, kind: string | null): string =>
  `columns:${projectId}:${of}:${kind ?? ''}`;

function storedArrangement(key: string): Arrangement | undefined {
  try {
    return arrangementIn(JSON.parse(readStored(key) ?? 'null'));
  } catch {
    return undefined;
  }
}

const NOTHING: readonly UsedProperty[] = [];

/** The properties of a table, which of them are worth a column, and how many rows were looked at. */
interface Used {
  readonly used: readonly UsedProperty[];
  readonly worth: readonly UsedProperty[];
  readonly looked: number;
}

/** The properties that are worth a column. What names a node stands in its first one already. */
function useWorth(of: TableOf, kind: string | null, used: readonly UsedProperty[]): readonly UsedProperty[] {
  const chosen = useChosenCaptions();
  return useMemo(() => {
    const templates = kind === null ? [...chosen.values()] : [chosen.get(kind) ?? ''];
    return of === 'node' ? besideNames(used, templates) : used;
  }, [of, kind, used, chosen]);
}

/** What is shown where nobody has chosen; the places of columns stay as they are while the same table is looked at. */
function useProposal(key: string, of: TableOf, { used, worth, looked }: Used) {
  const { first, last } = OWN[of];
  const [kept, keep] = useState<{ readonly key: string; readonly shown: readonly string[] }>();
  const before = kept?.key === key ? kept.shown : undefined;
  const shown = useMemo(() => {
    const proposed = proposedColumns(first, worth, looked, last);
    return before === undefined ? proposed : steadyColumns(before, proposed, used, last);
  }, [before, first, last, used, worth, looked]);
  if (looked > 0 && before?.join('\n') !== shown.join('\n')) keep({ key, shown });
  const forget = useCallback(() => keep(undefined), []);
  return { proposed: shown, forget };
}

/** The columns of a table for one label or type: those that most rows fill, or as the person arranged them. */
export function useColumns(of: TableOf, kind: string | null) {
  const { projectId = '' } = useProject();
  const { data, refetch } = useQuery(DataPropertiesDocument, {
    variables: { projectId, of, ...(kind === null ? {} : { name: kind }) },
    skip: projectId === '',
    fetchPolicy: 'cache-and-network',
  });
  const key = storageKey(projectId, of, kind);
  const [changed, setChanged] = useState<{ key: string; arrangement: Arrangement | undefined }>();
  const arrangement = useMemo(
    () => (changed?.key === key ? changed.arrangement : storedArrangement(key)),
    [changed, key],
  );
  const used = (data?.propertyUse?.items as readonly UsedProperty[] | undefined) ?? NOTHING;
  const looked = data?.propertyUse?.looked ?? 0;
  const arrange = useCallback(
    (next: Arrangement | undefined) => {
      writeStored(key, JSON.stringify(next ?? null));
      setChanged({ key, arrangement: next });
    },
    [key],
  );
  const worth = useWorth(of, kind, used);
  const { proposed, forget } = useProposal(key, of, { used, worth, looked });
  return useMemo(() => {
    const { all } = OWN[of];
    const known = new Map<string, Column>([
      ...all.map((each) => [each, { key: each }] as const),
      ...used.map((each) => [propertyColumn(each).key, propertyColumn(each)] as const),
    ]);
    const shown = arrangement?.shown ?? proposed;
    const widths = arrangement?.widths ?? NO_WIDTHS;
    const placed = (column: Column): PlacedColumn => ({
      ...column,
      width:
        widths[column.key] ?? WIDTH[column.property === undefined ? column.key : (column.kind ?? '')] ?? USUAL_WIDTH,
    });
    // A column whose property no row has any more waits for its return.
    const columnOf = (each: string): Column => {
      const name = propertyOf(each);
      return known.get(each) ?? (name === undefined ? { key: each } : { key: each, property: name });
    };
    return {
      columns: shown
        .filter((each) => known.has(each) || propertyOf(each) !== undefined)
        .map((each) => placed(columnOf(each))),
      all: [...known.values()],
      used: new Map(used.map(({ name, total }) => [name, looked === 0 ? 0 : total / looked])),
      isArranged: arrangement !== undefined,
      show: (keys: readonly string[]) => arrange({ shown: keys, widths }),
      resize: (column: string, width: number) =>
        arrange({ shown, widths: { ...widths, [column]: possibleWidth(width) } }),
      reset: () => {
        forget();
        arrange(undefined);
      },
      reload: () => void refetch().catch(() => undefined),
    };
  }, [of, used, looked, proposed, forget, arrangement, arrange, refetch]);
}

/** See {@link useColumns}. */
export type Columns = ReturnType<typeof useColumns>;

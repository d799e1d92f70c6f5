import { type ReactNode, type Ref, useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { type GraphElement, type GraphNode } from '../../../graph/elements';
import { useProject } from '../../../project/project';
import { useKnownKinds } from './form/knownKinds';
import { ElementTable, type TableHandle } from './table/ElementTable';
import { TableBox } from './table/TableBox';
import { TableFilters } from './table/TableFilters';
import { useNodeColumns } from './table/useNodeColumns';
import { useNodeRows } from './table/useNodeRows';
import { type TableControls } from './table/useTableConditions';
import { useFreshChoice } from './useFreshChoice';
import { useReloadAfterEdits } from './useReloadAfterEdits';

/** What a tab of elements is given. */
export interface TabProps {
  readonly ref: Ref<TableHandle>;
  readonly controls: TableControls;
  readonly chosen: GraphElement | null;
  readonly nextStep: ReactNode;
  onSelect(element: GraphElement | null): void;
  onOpen(element: GraphElement): void;
  onDelete(element: GraphElement): void;
}

/** The table of nodes. */
export function NodesTab({ ref, controls, chosen, nextStep, onSelect, onOpen, onDelete }: TabProps) {
  const { t } = useTranslation('data');
  const { projectId } = useProject();
  const { conditions, isFiltered } = controls;
  const rows = useNodeRows(projectId, conditions);
  const columns = useNodeColumns(conditions);
  const { known, reload: reloadKinds } = useKnownKinds();
  const { reload } = rows;
  useFreshChoice(rows, chosen, onSelect);
  useReloadAfterEdits(
    useCallback(() => {
      reload();
      reloadKinds().catch(() => undefined);
    }, [reload, reloadKinds]),
  );
  return (
    <TableBox
      of="node"
      rows={rows}
      isFiltered={isFiltered}
      nextStep={nextStep}
      onClearFilters={controls.clear}
      filters={
        <TableFilters
          of="node"
          typed={conditions.typed}
          kind={conditions.kind}
          kinds={known.labels.map(({ label, total }) => ({ name: label, total }))}
          onType={controls.type}
          onKind={controls.chooseKind}
        />
      }
      table={
        <ElementTable<GraphNode>
          ref={ref}
          label={t('tab.node')}
          columns={columns}
          rows={rows}
          selectedId={chosen?.id ?? null}
          onSelect={onSelect}
          onOpen={onOpen}
          onDelete={onDelete}
          onSort={controls.sortBy}
        />
      }
    />
  );
}

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { type GraphRelationship } from '../../../graph/elements';
import { useProject } from '../../../project/project';
import { useKnownKinds } from './form/knownKinds';
import { type TabProps } from './NodesTab';
import { ElementTable } from './table/ElementTable';
import { TableBox } from './table/TableBox';
import { TableFilters } from './table/TableFilters';
import { useRelationshipColumns } from './table/useRelationshipColumns';
import { useRelationshipRows } from './table/useRelationshipRows';
import { useFreshChoice } from './useFreshChoice';
import { useReloadAfterEdits } from './useReloadAfterEdits';

/** The table of relationships. */
export function RelationshipsTab({ ref, controls, chosen, nextStep, onSelect, onOpen, onDelete }: TabProps) {
  const { t } = useTranslation('data');
  const { projectId } = useProject();
  const { conditions, isFiltered } = controls;
  const { rows, captions } = useRelationshipRows(projectId, conditions);
  const columns = useRelationshipColumns(conditions, captions);
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
      of="relationship"
      rows={rows}
      isFiltered={isFiltered}
      nextStep={nextStep}
      onClearFilters={controls.clear}
      filters={
        <TableFilters
          of="relationship"
          typed={conditions.typed}
          kind={conditions.kind}
          kinds={known.types.map(({ type, total }) => ({ name: type, total }))}
          onType={controls.type}
          onKind={controls.chooseKind}
        />
      }
      table={
        <ElementTable<GraphRelationship>
          ref={ref}
          label={t('tab.relationship')}
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

import { type TableProps } from 'antd';
import { type ReactNode, type Ref, useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { type GraphElement } from '../../../../domain/elements/elements';
import { type KnownKinds, useKnownKinds } from './form/knownKinds';
import { ElementTable, type TableHandle } from './table/ElementTable';
import { type Rows } from './table/rows';
import { TableBox } from './table/TableBox';
import { TableFilters } from './table/TableFilters';
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

interface ElementsTabProps<Row extends GraphElement> extends TabProps {
  readonly of: 'node' | 'relationship';
  readonly rows: Rows<Row>;
  readonly columns: NonNullable<TableProps<Row>['columns']>;
  /** Which kinds its filter offers, of those in use. */
  kindsIn(known: KnownKinds): readonly { readonly name: string; readonly total: number }[];
}

/** A table of elements with its filters, read again after each edit. */
export function ElementsTab<Row extends GraphElement>(props: ElementsTabProps<Row>) {
  const { ref, of, rows, columns, kindsIn, controls, chosen, nextStep, onSelect, onOpen, onDelete } = props;
  const { t } = useTranslation('data');
  const { conditions, isFiltered } = controls;
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
      of={of}
      rows={rows}
      isFiltered={isFiltered}
      nextStep={nextStep}
      onClearFilters={controls.clear}
      filters={
        <TableFilters
          of={of}
          typed={conditions.typed}
          kind={conditions.kind}
          kinds={kindsIn(known)}
          onType={controls.type}
          onKind={controls.chooseKind}
        />
      }
      table={
        <ElementTable<Row>
          ref={ref}
          label={t(`tab.${of}`)}
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

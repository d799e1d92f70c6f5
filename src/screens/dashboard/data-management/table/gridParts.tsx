import { type TableProps } from 'antd';
import { type ComponentProps } from 'react';

/**
 * The parts of Ant Design's virtual table with the roles of a grid: it draws rows as plain boxes, which say nothing to a
 * screen reader. The header is a table of its own that only serves the looks.
 */
export const gridParts: NonNullable<TableProps['components']> = {
  header: {
    table: (props: ComponentProps<'table'>) => <table {...props} role="presentation" />,
    wrapper: (props: ComponentProps<'thead'>) => <thead {...props} role="rowgroup" />,
    row: (props: ComponentProps<'tr'>) => <tr {...props} role="row" />,
    cell: (props: ComponentProps<'th'>) => <th {...props} role="columnheader" />,
  },
  body: {
    wrapper: (props: ComponentProps<'div'>) => <div {...props} role="rowgroup" />,
    row: (props: ComponentProps<'div'>) => <div {...props} role="row" />,
    cell: (props: ComponentProps<'div'>) => <div {...props} role="gridcell" />,
  },
};

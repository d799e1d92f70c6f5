import { Segmented, type SegmentedProps } from 'antd';

/** Ant Design calls a group without a name “segmented control”, in any language, also below the label of a form. */
type Named = { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };

/**
 * A few choices side by side, one of them chosen. Ant Design puts the group itself into the order of Tab, beside the radio
 * buttons that it holds: a stop where no key does anything. Here there is one stop, on the chosen one.
 */
export const Segments = <Value extends string | number>(props: SegmentedProps<Value> & Named) => (
  <Segmented<Value> tabIndex={-1} {...props} />
);

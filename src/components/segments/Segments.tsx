import { Segmented, type SegmentedProps } from 'antd';

/**
 * A few choices side by side, one of them chosen. Ant Design puts the group itself into the order of Tab, beside the radio
 * buttons that it holds: a stop where no key does anything. Here there is one stop, on the chosen one.
 */
export const Segments = <Value extends string | number>(props: SegmentedProps<Value>) => (
  <Segmented<Value> tabIndex={-1} {...props} />
);

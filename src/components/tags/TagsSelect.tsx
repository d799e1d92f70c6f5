import { Select, type SelectProps } from 'antd';
import { type KeyboardEvent } from 'react';

type TagsSelectProps<T> = Omit<SelectProps<T>, 'mode'> & {
  /** Whether others than those offered may be typed. */
  readonly mode?: 'tags' | 'multiple';
};

/**
 * Goes on to the next field, as everywhere: with its list open the select would take what is marked there, which nobody chose, and stay.
 */
const leaveByTab = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation();
};

/** A field for names of which some are offered and others may be typed. Enter takes one; Tab leaves it, and takes what is typed. */
export function TagsSelect<T>({ mode = 'tags', ...props }: TagsSelectProps<T>) {
  return (
    <div role="presentation" style={{ display: 'contents' }} onKeyDownCapture={leaveByTab}>
      <Select<T> {...props} mode={mode} />
    </div>
  );
}

import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputProps } from 'antd';

interface SearchFieldProps extends Pick<InputProps, 'className' | 'size'> {
  /** What stands in the field. */
  readonly typed: string;
  /** Its name, which also stands in it while it is empty. */
  readonly label: string;
  onType(text: string): void;
}

/** The most that the backend takes as words to find. */
const MOST_TEXT = 256;

/** The words that a list is searched for. */
export function SearchField({ typed, label, onType, ...look }: SearchFieldProps) {
  return (
    <Input
      {...look}
      prefix={<SearchOutlined aria-hidden />}
      allowClear
      value={typed}
      maxLength={MOST_TEXT}
      aria-label={label}
      placeholder={label}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

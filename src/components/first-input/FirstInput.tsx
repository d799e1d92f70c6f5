import { Input, type InputProps, type InputRef } from 'antd';
import { useEffect, useRef } from 'react';

/**
 * The field of a dialogue in which typing begins. A dialogue that comes and goes as a whole is drawn before it stands in the page, where
 * `autoFocus` does nothing: its cross would have the focus, and Enter close it.
 */
export function FirstInput(props: InputProps) {
  const field = useRef<InputRef>(null);
  useEffect(() => field.current?.focus(), []);
  return <Input {...props} ref={field} />;
}

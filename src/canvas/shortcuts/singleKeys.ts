import { useCallback, useState } from 'react';

const KEY = 'canvas.singleKeys';
const OFF = 'off';

/** Whether shortcuts of one character work; a person may switch them off, and the choice stays in this browser. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(KEY) !== OFF);
  const choose = useCallback((on: boolean) => {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
    setOn(on);
  }, []);
  return [isOn, choose];
}

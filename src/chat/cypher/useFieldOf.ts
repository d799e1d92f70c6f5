import { useEffect, useEffectEvent, useMemo, useState } from 'react';

interface FieldHandlers {
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onLeft: () => void;
}

/** The field within a place, listened to before its page is: a key that chooses does nothing else. `top` is how far it is scrolled. */
export function useFieldOf(within: HTMLElement | null, handlers: FieldHandlers) {
  const field = useMemo(() => within?.querySelector('textarea') ?? null, [within]);
  const [top, setTop] = useState(0);
  const pressed = useEffectEvent((event: KeyboardEvent) => handlers.onKey(event));
  const left = useEffectEvent(() => handlers.onLeft());
  useEffect(() => {
    if (field === null) return undefined;
    const onKey = (event: KeyboardEvent) => pressed(event);
    const onLeft = () => left();
    const onScroll = () => setTop(field.scrollTop);
    field.addEventListener('keydown', onKey);
    field.addEventListener('blur', onLeft);
    field.addEventListener('scroll', onScroll);
    return () => {
      field.removeEventListener('keydown', onKey);
      field.removeEventListener('blur', onLeft);
      field.removeEventListener('scroll', onScroll);
    };
  }, [field]);
  return { field, top };
}

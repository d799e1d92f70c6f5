import { type Rectangle } from '../../../domain/coordinates/rectangle';
import { type CSSProperties, type RefObject, useEffect, useState } from 'react';

import { clearPlace, type Obstacle } from './clearPlace';

/** Forms and dialogues may open, grow and scroll while a message is there. */
const LOOK_EVERY_MS = 200;

/** What belongs to an open form or dialogue, and what of it a message must not lie over: least of all what sends it. */
const FORMS = 'form, [role="dialog"]';
const HARMS: readonly (readonly [selector: string, harm: number])[] = [
  ['button[type="submit"], .ant-btn-primary', 1000],
  ['input, textarea, [role="combobox"], [role="alert"]', 10],
  ['button', 1],
];

const areaOf = (element: Element): Rectangle => element.getBoundingClientRect();
const isSeen = ({ left, right, top, bottom }: Rectangle) => right > left && bottom > top;

function obstacles(except: Element): Obstacle[] {
  const forms = [...document.querySelectorAll(FORMS)].filter((form) => !except.contains(form));
  return HARMS.flatMap(([selector, harm]) => {
    const found = new Set(forms.flatMap((form) => [...form.querySelectorAll(selector)]));
    return [...found].map((element) => ({ area: areaOf(element), harm })).filter(({ area }) => isSeen(area));
  });
}

/**
 * Moves a message away from what sends an open form or dialogue, and from its fields where there is room.
 * @param place what holds the messages, at its usual place without a style of its own
 * @param message which message is shown; each begins at the usual place
 */
export function useClearPlace(place: RefObject<HTMLElement | null>, message: string | undefined): CSSProperties {
  const [moved, setMoved] = useState<{ readonly message: string; readonly to: Rectangle }>();
  useEffect(() => {
    if (message === undefined) return undefined;
    const look = () => {
      const { current } = place;
      if (current === null) return;
      const window = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
      const to = clearPlace(areaOf(current), window, obstacles(current));
      if (to !== undefined) setMoved({ message, to });
    };
    look();
    const timer = setInterval(() => {
      // Whoever is about to press something in it must not miss it.
      const isUsed = place.current?.contains(document.activeElement) === true || place.current?.matches(':hover');
      if (!isUsed) look();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [place, message]);
  if (moved === undefined || moved.message !== message) return {};
  const { left, top, right } = moved.to;
  return { inset: `${top}px auto auto ${left}px`, width: right - left };
}

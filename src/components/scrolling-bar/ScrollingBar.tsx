import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

import styles from './ScrollingBar.module.css';

/** Towards which sides there is more than fits; nothing before it was measured. */
interface More {
  readonly before: boolean;
  readonly after: boolean;
}
const NO_MORE: More = { before: false, after: false };
/** Part of what is seen that one press goes further. */
const STEP = 0.7;

function useMore(bar: RefObject<HTMLElement | null>): More {
  const [more, setMore] = useState(NO_MORE);
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const measure = () => {
      const before = element.scrollLeft > 1;
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      setMore((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [bar]);
  return more;
}

interface ScrollingBarProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A toolbar in one line; what has no room is scrolled to, and an arrow at that end says that it is there. */
export function ScrollingBar({ label, className = '', children }: ScrollingBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const more = useMore(bar);
  const scroll = (by: 1 | -1) => bar.current?.scrollBy({ left: by * STEP * bar.current.clientWidth });
  return (
    <div className={styles.frame}>
      <div ref={bar} className={`${styles.bar} ${className}`} role="toolbar" aria-label={label}>
        {children}
      </div>
      {/* For hands alone: the keyboard scrolls by going from button to button. */}
      {more.before && (
        <span aria-hidden className={styles.before} onClick={() => scroll(-1)}>
          <LeftOutlined />
        </span>
      )}
      {more.after && (
        <span aria-hidden data-testid="toolbar-more" className={styles.after} onClick={() => scroll(1)}>
          <RightOutlined />
        </span>
      )}
    </div>
  );
}

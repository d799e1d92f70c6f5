import { Popover } from 'antd';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

import { type StyleChange, type StyleName } from '../../../../../domain/styles/style';
import { later } from '../../../../components/later/later';
import { useMediaQuery } from '../../../../components/media/useMediaQuery';
import { CanvasScope } from '../../../../canvas/style/CanvasScope';
import { type StyleBook } from '../../../../canvas/style/StyleBook';
import styles from '../../../../canvas/styling/styling.module.css';
import { useLookButton } from '../../../../canvas/styling/useLookButton';

const StyleEditor = later(async () => (await import('../../../../canvas/styling/StyleEditor')).StyleEditor);

interface StyleButtonProps {
  readonly book: StyleBook;
  readonly name: StyleName;
  /** What it looks like. */
  readonly children: ReactNode;
  onChange(name: StyleName, change: StyleChange): Promise<boolean>;
}

/** Shows how a label or type looks, and opens what changes that. */
export function StyleButton({ book, name, children, onChange }: StyleButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isNarrow = useMediaQuery('(max-width: 767px)');
  // The editor stands at the end of the page: who goes on by Tab goes on from its button, and finds it closed.
  const leave = () => {
    setOpen(false);
    button.current?.focus();
  };
  // Escape closes the editor, and keys that are pressed in it are not for the canvas.
  const press = (event: KeyboardEvent) => {
    if (!isOpen) return;
    event.stopPropagation();
    if (event.key === 'Escape') leave();
  };
  const named = useLookButton(name.name);
  const title = named['aria-label'];
  return (
    <Popover
      trigger="click"
      placement="leftTop"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      // It lies over the button rather than beyond the edge of a small screen.
      // What is shifted back stays off by the room for the arrow, which a small screen has not got.
      align={{ ...(isNarrow && { offset: [0, 0] }), overflow: { adjustX: true, shiftX: true, shiftY: true } }}
      arrow={!isNarrow}
      title={title}
      content={
        <CanvasScope role="dialog" aria-label={title} className={styles.frame} onKeyDown={press}>
          {isOpen && (
            <>
              <span tabIndex={0} onFocus={leave} />
              <StyleEditor book={book} name={name} onChange={onChange} />
              <span tabIndex={0} onFocus={leave} />
            </>
          )}
        </CanvasScope>
      }
    >
      <button ref={button} {...named} aria-haspopup="dialog" aria-expanded={isOpen} onKeyDown={press}>
        {children}
      </button>
    </Popover>
  );
}

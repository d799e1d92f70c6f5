import { Drawer } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { type TrainExample } from '../../../../../../domain/teaching/trainExample';
import { OfferedExample } from './OfferedExample';

const WIDTH = 560;

interface ExampleDrawerProps {
  /** What the form is open for; undefined while it is closed. */
  readonly opened: TrainExample | 'new' | undefined;
  onSaved(): void;
  onClose(): void;
}

/** The form to make or to change an example, over the right side; all of a small screen. Closing it keeps what was typed, to be offered. */
export function ExampleDrawer({ opened, onSaved, onClose }: ExampleDrawerProps) {
  const { t } = useTranslation('teaching');
  const box = useRef<HTMLDivElement>(null);
  return (
    <Drawer
      open={opened !== undefined}
      title={t(opened === 'new' ? 'form.new' : 'form.edit')}
      size={`min(${String(WIDTH)}px, 100vw)`}
      closable={{ 'aria-label': t('close') }}
      destroyOnHidden
      // A field that asks for the focus as it is drawn does so before the drawer is seen, and gets none.
      afterOpenChange={(isOpen) => isOpen && box.current?.querySelector('textarea')?.focus()}
      onClose={onClose}
    >
      <div ref={box}>
        {opened !== undefined && (
          <OfferedExample example={opened === 'new' ? null : opened} onSaved={onSaved} onClose={onClose} />
        )}
      </div>
    </Drawer>
  );
}

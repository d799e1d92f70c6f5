import { Button, Drawer } from 'antd';
import { useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type EditRefusal } from '../../../../../domain/changes/refusal';
import { type Creation } from '../../../../../domain/changes/elementEdit';
import { type FormTarget } from '../../../../../machines/elementFormMachine';
import { type GraphElement } from '../../../../../domain/elements/elements';
import { creationFrom } from './edits';
import { ElementFields } from './ElementFields';
import styles from './form.module.css';
import { formTitle } from './formTitle';
import { UpdateForm } from './UpdateForm';
import { useElementNames } from '../../../../graph/styles/useNames';

interface ElementDrawerProps {
  /** Where the canvas stands that the form must not cover; null when there is none. */
  readonly beside: 'right' | 'below' | null;
  /** How much room there is above a canvas that stands below, in pixels. */
  roomAbove(): number;
  /** Null while the form is closed. */
  readonly target: FormTarget | null;
  readonly isCreating: boolean;
  readonly refusal: EditRefusal | null;
  onCreate(creation: Creation): void;
  onChanged(): void;
  onSaved(): void;
  onDelete(element: GraphElement): void;
  onClose(): void;
  /** The drawer has gone from the screen, so that focus may go elsewhere. */
  onGone(): void;
}

const WIDTH = 520;
/** Less height than that is no room for a form: it then covers what is below it. */
const LEAST_HEIGHT = 280;
const PLACES = { right: 'left', below: 'top' } as const;

/** The form to create or to update an element: over the table, never over the canvas; all of a small screen without one. */
export function ElementDrawer(props: ElementDrawerProps) {
  const { beside, roomAbove, target, isCreating, refusal, onCreate, onChanged, onSaved, onDelete, onClose, onGone } =
    props;
  const { t } = useTranslation('data');
  const nameOf = useElementNames();
  const formId = useId();
  const top = useRef<HTMLDivElement>(null);
  const [isUpdating, setUpdating] = useState(false);
  const busy = useCallback((isBusy: boolean) => setUpdating(isBusy), []);
  const element = target?.mode === 'update' ? target.element : undefined;
  return (
    <Drawer
      open={target !== null}
      title={target === null ? '' : formTitle(t, target, nameOf)}
      size={beside === 'below' && target !== null ? Math.max(LEAST_HEIGHT, roomAbove()) : WIDTH}
      placement={beside === null ? 'right' : PLACES[beside]}
      styles={{ wrapper: { maxWidth: '100vw' }, ...(beside === null ? {} : { mask: { background: 'transparent' } }) }}
      destroyOnHidden
      onClose={onClose}
      afterOpenChange={(isOpen) => (isOpen ? top.current?.parentElement?.scrollTo(0, 0) : onGone())}
      footer={
        <div className={styles.footer}>
          {element !== undefined && (
            <Button danger disabled={isUpdating} onClick={() => onDelete(element)}>
              {t('delete')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={isCreating || isUpdating}>
            {t(element === undefined ? 'create' : 'update')}
          </Button>
        </div>
      }
    >
      <div ref={top} />
      {target?.mode === 'create' && (
        <ElementFields
          key={target.ref.id}
          formId={formId}
          target={target}
          isBusy={isCreating}
          refusal={refusal}
          onChanged={onChanged}
          onSubmit={(values) => onCreate(creationFrom(target.ref.kind, target.ref.id, values))}
        />
      )}
      {element !== undefined && (
        <UpdateForm
          key={element.id}
          formId={formId}
          element={element}
          onBusy={busy}
          onChanged={onChanged}
          onSaved={onSaved}
        />
      )}
    </Drawer>
  );
}

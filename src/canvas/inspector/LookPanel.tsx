import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { Button } from 'antd';
import { type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { partsChanged, type StyleChange, type StyleName } from '../../../domain/styles/style';
import { withoutDirections } from '../../../domain/caption/directions';
import { useGraphCall } from '../../graph/calls/useGraphCall';
import { restyledText } from '../../graph/history/lookText';
import { useSaying } from '../../graph/history/useSaying';
import { useSetStyle } from '../../graph/styles/useSetStyle';
import panel from '../panel/panel.module.css';
import { useUndoOffer } from '../sets/useTakingBack';
import { setOpen } from '../store/canvasStore';
import { type OpenLook } from '../store/openParts';
import { StyleEditor } from '../styling/StyleEditor';
import { useBook, useWorkbench } from '../workbench/Workbench';
import styles from './inspector.module.css';

/** Changes how a label or type looks, beside the canvas that shows it at once. */
export function LookPanel({ look }: { readonly look: OpenLook }) {
  const { t } = useTranslation(['styles', 'canvas']);
  const { store, model, history } = useWorkbench();
  const book = useBook();
  const { succeeded } = useGraphCall();
  const setStyle = useSetStyle(succeeded);
  const offerUndo = useUndoOffer(model, history);
  const saying = useSaying();
  const restyle = async (name: StyleName, change: StyleChange) => {
    const isStored = await setStyle(name, change);
    // More changes than is selected, which is said and can be taken back.
    if (isStored && look.from === 'selection')
      offerUndo(restyledText({ ...name, changed: partsChanged(change) }, saying));
    return isStored;
  };
  const close = () => setOpen(store, { look: null });
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    close();
  };
  const title = t('of', { name: withoutDirections(look.name) });
  return (
    <section aria-label={title} onKeyDown={leave}>
      <header className={styles.head}>
        <Button type="text" icon={<ArrowLeftOutlined />} aria-label={t('canvas:inspector.back')} onClick={close} />
        <h2 className={panel.title}>{title}</h2>
      </header>
      <StyleEditor key={`${look.kind} ${look.name}`} book={book} name={look} onChange={restyle} />
    </section>
  );
}

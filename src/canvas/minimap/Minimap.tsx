import DownOutlined from '@ant-design/icons/DownOutlined';
import BorderInnerOutlined from '@ant-design/icons/BorderInnerOutlined';
import { Button } from 'antd';
import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { readStored, writeStored } from '../../app/storage';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useWorkbench } from '../workbench/Workbench';
import { placeOn } from './miniature';
import styles from './minimap.module.css';
import { SIZE, useMiniature } from './useMiniature';

/** A graph of fewer nodes is seen whole anyway. */
const LEAST = 30;
/** From so many on the small map is open until somebody closes it. */
const OPEN_FROM = 1000;
const KEY = 'canvas.minimap';

/**
 * Where in the graph one is: all of it in small, with a frame around what is seen, which goes where it is pressed. For the eye alone; whoever
 * does not see it has the outline.
 */
export function Minimap() {
  const { snapshot } = useGraphSnapshot();
  const { t } = useTranslation('canvas');
  const [choice, setChoice] = useState(() => readStored(KEY));
  if (snapshot.nodesShown < LEAST) return null;
  const isOpen = choice === null ? snapshot.nodesShown >= OPEN_FROM : choice === 'open';
  const toggle = () => {
    const next = isOpen ? 'closed' : 'open';
    writeStored(KEY, next);
    setChoice(next);
  };
  // The button alone is narrower than the margin that stays free anyway: counted, it would cost the whole side.
  const covers = isOpen ? { 'data-covers': 'then' } : {};
  return (
    <div className={styles.place} {...covers}>
      {isOpen && <SmallMap />}
      <Button
        className={styles.toggle ?? ''}
        size="small"
        icon={isOpen ? <DownOutlined aria-hidden /> : <BorderInnerOutlined aria-hidden />}
        aria-label={t('minimap')}
        title={t('minimap')}
        aria-expanded={isOpen}
        onClick={toggle}
      />
    </div>
  );
}

function SmallMap() {
  const { controller } = useWorkbench();
  const { canvas, frame, miniature } = useMiniature();
  const go = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1 || miniature.current === undefined) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const at = placeOn(miniature.current, { x: event.clientX - left, y: event.clientY - top });
    controller.sight.lookAt(at);
  };
  return (
    <div aria-hidden className={styles.map} data-testid="minimap" style={SIZE} onPointerDown={go} onPointerMove={go}>
      <canvas ref={canvas} style={SIZE} />
      <div ref={frame} className={styles.frame} />
    </div>
  );
}

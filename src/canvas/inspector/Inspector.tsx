import DownOutlined from '@ant-design/icons/DownOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import TagsOutlined from '@ant-design/icons/TagsOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import { Button } from 'antd';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { later } from '../../components/later/later';
import { Legend } from '../legend/Legend';
import panel from '../panel/panel.module.css';
import { useCanvasState } from '../workbench/Workbench';
import styles from './inspector.module.css';
import { type InspectorState } from './useInspector';
import { WidthHandle } from './WidthHandle';

const LookPanel = later(async () => (await import('./LookPanel')).LookPanel);

interface InspectorProps {
  readonly inspector: InspectorState;
  /** What is selected. */
  readonly children: ReactNode;
}

/**
 * The column beside the canvas, or the sheet below it on a narrow screen: what is selected, a look that is changed, the legend. While it is
 * closed a button at the edge opens it, and another one brings the legend.
 */
export function Inspector({ inspector, children }: InspectorProps) {
  const { t } = useTranslation('canvas');
  const column = useId();
  const look = useCanvasState(({ open }) => open.look);
  const { hasRoom, isOpen, hasSubject, hasNodes } = inspector;
  const tab = useRef<HTMLButtonElement>(null);
  const toggleLegend = () => {
    // The button that is pressed goes with the column, or comes with it.
    if (!hasSubject || !isOpen) tab.current?.focus();
    inspector.toggleLegend();
  };
  return (
    <>
      {hasRoom && (isOpen || hasNodes) && (
        <Button
          ref={tab}
          className={styles.tab ?? ''}
          size="small"
          icon={isOpen ? <RightOutlined aria-hidden /> : <LeftOutlined aria-hidden />}
          aria-label={t('inspector.name')}
          title={t('inspector.name')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? column : undefined}
          onClick={inspector.toggle}
        />
      )}
      {hasRoom && hasNodes && !isOpen && (
        <Button
          className={styles.chip ?? ''}
          icon={<TagsOutlined aria-hidden />}
          aria-label={t('inspector.legend')}
          onClick={toggleLegend}
        >
          {t('legend.name')}
        </Button>
      )}
      {isOpen && (
        <div id={column} className={styles.inspector} data-inspector={hasRoom ? 'column' : 'sheet'} data-covers="then">
          {hasRoom && <WidthHandle />}
          {hasSubject && (
            <div className={styles.subject}>
              {look !== null && <LookPanel look={look} />}
              {/* What is typed in it stays, and so does the button that opened a look. */}
              <div hidden={look !== null}>{children}</div>
            </div>
          )}
          {hasRoom && hasNodes && <LegendPart {...inspector} toggleLegend={toggleLegend} />}
        </div>
      )}
    </>
  );
}

/** The legend in the column: whole by itself, a part of it or its heading alone below what is selected. */
function LegendPart({ hasSubject, isLegendShown, toggleLegend }: InspectorState) {
  const { t } = useTranslation('canvas');
  return (
    <div className={styles.legend} data-below={hasSubject}>
      <header className={styles.head}>
        <h2 className={panel.title}>{t('legend.name')}</h2>
        <Button
          type="text"
          size="small"
          icon={isLegendShown ? <DownOutlined aria-hidden /> : <UpOutlined aria-hidden />}
          aria-label={t(isLegendShown ? 'inspector.fold' : 'inspector.unfold')}
          aria-expanded={isLegendShown}
          onClick={toggleLegend}
        />
      </header>
      {isLegendShown && (
        <div className={styles.entries}>
          <Legend canRestyle isFloating={false} />
        </div>
      )}
    </div>
  );
}

import ArrowRightOutlined from '@ant-design/icons/ArrowRightOutlined';
import { Button, theme } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Isolated } from '../../components/isolated/Isolated';
import { overviewAddress } from '../../canvas/landing/overviewAddress';
import { type StyleBook } from '../../canvas/style/StyleBook';
import { useThemeMode } from '../../components/theme/useThemeMode';
import { type GraphNode, type ShownElements } from '../../../domain/elements/elements';
import { type Cited } from './cited';
import styles from './evidence.module.css';
import { useCitedName } from './useCitedName';

/** So many chips are shown before one asks for the rest. */
const FIRST = 8;

interface ChipsProps {
  readonly cited: readonly Cited[];
  /** Null until they were read. */
  readonly elements: ShownElements | null;
  /** Null until it is known how they look. */
  readonly book: StyleBook | null;
  readonly projectId: string;
  /** The pointer or the focus is on the chip of this element, or on none. */
  onPoint(id: string | null): void;
}

/** A link for each cited element, which opens it on the overview. */
export function Chips({ cited, elements, ...shared }: ChipsProps) {
  const { t } = useTranslation('chat');
  const nodes = useMemo(() => new Map(elements?.nodes.map((node) => [node.id as string, node])), [elements]);
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? cited : cited.slice(0, FIRST);
  return (
    <div className={styles.chips}>
      <ul id={list} className={styles.list} aria-label={t('evidence.citations')}>
        {shown.map((each) => (
          <li key={each.ref.id} className={styles.entry}>
            <Chip cited={each} node={nodes.get(each.ref.id)} {...shared} />
          </li>
        ))}
      </ul>
      {cited.length > FIRST && (
        <Button type="text" size="small" aria-expanded={isOpen} aria-controls={list} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('evidence.less') : t('evidence.more', { count: cited.length - FIRST })}
        </Button>
      )}
    </div>
  );
}

interface ChipProps extends Omit<ChipsProps, 'cited' | 'elements'> {
  readonly cited: Cited;
  /** Once it was read. */
  readonly node: GraphNode | undefined;
}

/** The colour that a node is drawn in, or that of its label until it was read. */
function useDotColour({ book, node, cited: { kind } }: ChipProps): string | undefined {
  const mode = useThemeMode();
  return node === undefined ? book?.labelColour(kind, mode) : book?.node(node, mode).colour;
}

function Chip(props: ChipProps) {
  const { cited, projectId, onPoint } = props;
  const { t } = useTranslation('chat');
  const { ref, caption, isGone } = cited;
  const name = useCitedName(projectId)(cited);
  const colour = useDotColour(props);
  const { token } = theme.useToken();
  const leave = () => onPoint(null);
  const point = () => onPoint(ref.id);
  return (
    <Link
      to={overviewAddress({ target: ref, projectId, fix: null })}
      className={styles.chip}
      style={{ borderColor: token.colorBorder, color: token.colorText, borderStyle: isGone ? 'dashed' : 'solid' }}
      title={t('evidence.open', { caption: name })}
      aria-label={isGone ? t('evidence.mark.gone', { element: name }) : name}
      onMouseEnter={point}
      onMouseLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {ref.kind === 'node' ? (
        <span aria-hidden className={styles.dot} style={{ background: colour ?? token.colorBorder }} />
      ) : (
        <ArrowRightOutlined aria-hidden />
      )}
      <span className={isGone ? styles.gone : styles.caption}>
        <Isolated text={caption} />
      </span>
      {isGone && <span style={{ color: token.colorTextSecondary }}>{t('evidence.gone')}</span>}
    </Link>
  );
}

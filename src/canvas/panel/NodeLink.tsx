import { Isolated } from '../../components/isolated/Isolated';
import { useThemeMode } from '../../components/theme/useThemeMode';
import { useGraphModel } from '../../graph/GraphModelContext';
import { useBook, useShowing } from '../workbench/Workbench';
import styles from './panel.module.css';

/** A shown node by its caption; choosing it goes there. */
export function NodeLink({ nodeId }: { readonly nodeId: string }) {
  const { goTo } = useShowing();
  const book = useBook();
  const mode = useThemeMode();
  const node = useGraphModel().node(nodeId);
  if (node === undefined) return null;
  return (
    <button type="button" className={styles.link} onClick={() => goTo({ kind: 'node', id: nodeId })}>
      <span aria-hidden className={styles.dot} style={{ background: book.node(node, mode).colour }} />
      <span className={styles.linkText}>
        <Isolated text={book.nameOf(node)} />
      </span>
    </button>
  );
}

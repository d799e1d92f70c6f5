import { DropArea } from './DropArea';
import { useFiles } from './FilesContext';
import styles from './files.module.css';

/** Where a page invites to an import: a place to drop files with a button that chooses them. */
export function ImportPlace() {
  const { isReady, flow, chooseImport } = useFiles();
  return (
    <div className={styles.place}>
      <DropArea disabled={!isReady} onFiles={flow.start} onChoose={chooseImport} />
    </div>
  );
}

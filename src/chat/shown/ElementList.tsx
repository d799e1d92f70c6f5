import { type SmallGraph } from '../../canvas/small/elements';
import { type ElementRef } from '../../../domain/elements/elements';
import styles from './shown.module.css';

interface ElementListProps {
  readonly graph: SmallGraph;
  readonly label: string;
  describe(ref: ElementRef): string;
}

/** What a small canvas draws, for those who do not see it. */
export function ElementList({ graph: { nodes, relationships }, label, describe }: ElementListProps) {
  return (
    <ul className={styles.hidden} aria-label={label}>
      {nodes.map(({ id }) => (
        <li key={id}>{describe({ kind: 'node', id })}</li>
      ))}
      {relationships.map(({ id }) => (
        <li key={id}>{describe({ kind: 'relationship', id })}</li>
      ))}
    </ul>
  );
}

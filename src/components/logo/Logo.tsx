import styles from './Logo.module.css';

/** The mark alone: an H drawn as a graph, with one node in the warm colour. @param size its height in pixels */
export function Mark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" className={styles.ground} />
      <path d="M9.5 22.5v-13M9.5 16h13M22.5 9.5v13" className={styles.edges} />
      <circle cx="9.5" cy="9.5" r="3.1" className={styles.node} />
      <circle cx="9.5" cy="22.5" r="3.1" className={styles.node} />
      <circle cx="22.5" cy="22.5" r="3.1" className={styles.node} />
      <circle cx="22.5" cy="9.5" r="3.7" className={styles.here} />
    </svg>
  );
}

interface LogoProps {
  /** Height of the mark in pixels. */
  readonly size?: number;
}

/** The mark and the name. */
export function Logo({ size = 30 }: LogoProps) {
  return (
    <span className={styles.logo}>
      <Mark size={size} />
      <span className={styles.name}>Harta</span>
    </span>
  );
}

import styles from './Logo.module.css';
import { Mark } from './Mark';

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

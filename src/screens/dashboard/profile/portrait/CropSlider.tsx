import { Slider } from 'antd';

import styles from './portrait.module.css';

interface CropSliderProps {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  onChange(value: number): void;
}

const STEPS = 20;

/** A named slider between two measures; it says how far it is in percent, and stands still where there is nothing between. */
export function CropSlider({ label, least, most, value, onChange }: CropSliderProps) {
  const range = most - least;
  const share = range === 0 ? 50 : ((value - least) / range) * 100;
  return (
    <div className={styles.slider}>
      <span aria-hidden>{label}</span>
      <Slider
        ariaLabelForHandle={label}
        step={100 / STEPS}
        value={Math.round(share)}
        disabled={range < 1}
        tooltip={{ formatter: null }}
        onChange={(percent) => onChange(least + (percent / 100) * range)}
      />
    </div>
  );
}

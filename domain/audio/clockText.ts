const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A second of a recording as a clock shows it: 1:02, 1:02:03. */
export function clockText(second: number): string {
  const whole = Math.floor(second);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return [...(hours > 0 ? [hours, twoDigits(minutes)] : [minutes]), twoDigits(whole % 60)].join(':');
}

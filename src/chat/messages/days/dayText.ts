/** Whether two moments are of one day where the reader is. */
export const sameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

interface Written {
  readonly createdAt: string;
}

/**
 * Whether a message is the first of its day, where the reader is. The first of all is one unless it was written today: who
 * begins a conversation knows that.
 * @param before the message before it, if there is one
 */
export function beginsDay({ createdAt }: Written, before: Written | undefined, now = new Date()): boolean {
  return !sameDay(new Date(createdAt), before === undefined ? now : new Date(before.createdAt));
}

const DAY_MS = 86_400_000;
const NOON = 12;

/** Noon of a day where the reader is: from one to the next it is a day, whatever was done to the clocks meanwhile. */
const noon = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate(), NOON).getTime();

const capital = (text: string, language: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** Says on which day something was written: today, yesterday, else its date. */
export function dayText(language: string): (iso: string, now?: Date) => string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const full = new Intl.DateTimeFormat(language, { dateStyle: 'full' });
  return (iso, now = new Date()) => {
    const at = new Date(iso);
    const days = Math.round((noon(now) - noon(at)) / DAY_MS);
    return capital(days === 0 || days === 1 ? relative.format(-days, 'day') : full.format(at), language);
  };
}

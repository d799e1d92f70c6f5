/** Whether two moments are of one day where the reader is. */
export const sameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

/** What an answer tells behind the reading that it begins with: from the first ": " on; all of it where it has none. */
export const behindReading = (text: string): string => {
  const at = text.split('\n')[0]?.indexOf(': ') ?? -1;
  return at < 0 ? text : text.slice(at + 2);
};

/** Whether an answer says this behind the reading that it begins with. */
export const endingIn =
  (told: string) =>
  (text: string | undefined): boolean =>
    text === told || text?.endsWith(`: ${told}`) === true;

/** Whether an answer says this behind the reading that it begins with. */
export const endingIn =
  (told: string) =>
  (text: string | undefined): boolean =>
    text === told || text?.endsWith(`: ${told}`) === true;

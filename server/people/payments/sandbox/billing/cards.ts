/** What becomes of a card when it is charged. */
export interface TestCard {
  /** Its number, which everybody knows and no bank has given out. */
  readonly number: string;
  /** While the person is there. */
  readonly atCheckout: 'paid' | 'declined' | 'authenticate';
  /** When a subscription is renewed. */
  readonly later: 'paid' | 'declined';
}

/** The cards that the sandbox knows. Nobody types a number: a real one could be typed by mistake. */
export const TEST_CARDS = {
  good: { number: '4242 4242 4242 4242', atCheckout: 'paid', later: 'paid' },
  declined: { number: '4000 0000 0000 0002', atCheckout: 'declined', later: 'declined' },
  authentication: { number: '4000 0025 0000 3155', atCheckout: 'authenticate', later: 'paid' },
  laterDeclined: { number: '4000 0000 0000 0341', atCheckout: 'paid', later: 'declined' },
} as const satisfies Record<string, TestCard>;

export type CardName = keyof typeof TEST_CARDS;

export const isCardName = (name: string): name is CardName => Object.hasOwn(TEST_CARDS, name);

export const lastFourOf = ({ number }: TestCard): string => number.slice(-4);

/** Whether a card with these last four digits pays while nobody is there. */
export const paysLater = (lastFour: string): boolean =>
  Object.values<TestCard>(TEST_CARDS).find((card) => lastFourOf(card) === lastFour)?.later === 'paid';

/** Wider than any window: a menu stays in sight however far what it belongs to has been moved out of it since. */
const ANY_DISTANCE = -100_000;

const overflow = { adjustX: true, adjustY: true, shiftX: ANY_DISTANCE, shiftY: ANY_DISTANCE };

/** A menu that fits neither below nor above is moved into the window: to scroll the page would close it. An offset would move it out again. */
export const INTO_SIGHT = { overflow, offset: [0, 0] };

/** The same for what opens beside an entry of a menu; in a narrow window it lies over the menu. */
export const BESIDE_IN_SIGHT = {
  rightTop: { points: ['tl', 'tr'], overflow },
  leftTop: { points: ['tr', 'tl'], overflow },
};

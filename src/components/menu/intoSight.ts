const overflow = { adjustX: true, adjustY: true, shiftX: true, shiftY: true };

/** A menu that fits neither below nor above is moved into the window: to scroll the page would close it. An offset would move it out again. */
export const INTO_SIGHT = { overflow, offset: [0, 0] };

/** The same for what opens beside an entry of a menu; in a narrow window it lies over the menu. */
export const BESIDE_IN_SIGHT = {
  rightTop: { points: ['tl', 'tr'], overflow },
  leftTop: { points: ['tr', 'tl'], overflow },
};

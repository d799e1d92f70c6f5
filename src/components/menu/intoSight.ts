const overflow = { adjustX: true, adjustY: true, shiftX: true, shiftY: true };

/** A menu that fits neither below nor above is moved into the window: to scroll the page would close it. */
export const INTO_SIGHT = { overflow };

/** The same for what opens beside an entry of a menu. */
export const BESIDE_IN_SIGHT = {
  rightTop: { points: ['tl', 'tr'], overflow: { ...overflow, shiftX: false } },
  leftTop: { points: ['tr', 'tl'], overflow: { ...overflow, shiftX: false } },
};

// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { Offers, type OfferSource } from './Offers';

const canvas: OfferSource = { offers: () => [], goTo: () => undefined };

it('a canvas whose page is being left is not asked any more, though it is still there', () => {
  window.history.pushState(null, '', '/dashboard/data-overview');
  const offers = new Offers();
  const remove = offers.add(canvas);
  expect(offers.sources).toEqual([canvas]);
  window.history.pushState(null, '', '/dashboard/images');
  expect(offers.sources).toEqual([]);
  window.history.pushState(null, '', '/dashboard/data-overview');
  expect(offers.sources).toEqual([canvas]);
  remove();
  expect(offers.sources).toEqual([]);
});

import { expect, test } from 'vitest';

import { saysIds } from './numericIds.js';

test.each([
  'employee_id',
  'PassengerId',
  'Room no',
  'ZIP',
  'cod poștal',
  'cowcode2',
  'Nr',
  'Nr. crt.',
  'barcode',
  'phone',
])('%s names ids', (name) => expect(saysIds(name)).toBe(true));

test.each(['number of seats', 'Nr. locuri', 'Paid', 'height_cm', 'codec bitrate', 'humidity', 'decoded bytes'])(
  '%s names amounts',
  (name) => expect(saysIds(name)).toBe(false),
);

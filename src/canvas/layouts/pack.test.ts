import { describe, expect, test } from 'vitest';

import { SPACING } from './layoutGraph';
import { type Part } from './discs';
import { inRows, pack } from './pack';
import { box } from './spread';

/** A part of nodes at the corners of a rectangle. */
const corners = (first: number, width: number, height: number): Part => ({
  members: [0, 1, 2, 3].map((at) => first + at),
  places: Float64Array.from([0, 0, width, 0, 0, height, width, height]),
});
const pair = (first: number): Part => ({ members: [first, first + 1], places: Float64Array.from([0, 0, 110, 0]) });
const pairs = (count: number) => Array.from({ length: count }, (_, at) => pair(4 + 2 * at));

describe('parts of a graph', () => {
  test('that are small fill the room beside a large one instead of making all of it smaller', () => {
    const { width, height } = box(pack([corners(0, 1000, 900), ...pairs(24)], 4 + 48));
    expect(height).toBeLessThan(1100);
    expect(width).toBeLessThan(1700);
  });
  test('that are few do not lie far from a long one', () => {
    const { width, height } = box(pack([corners(0, 400, 2000), ...pairs(3)], 4 + 6));
    expect(height).toBe(2000);
    expect(width).toBeLessThanOrEqual(400 + 3 * (SPACING.components + 110));
  });
  test('of which there are thousands are set beside one another in no time, none over another', () => {
    const parts = [corners(0, 9000, 9000), ...pairs(20_000)];
    const began = process.cpuUsage();
    const places = pack(parts, 4 + 40_000);
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(3000);
    const lefts = new Set(parts.map(({ members: [first = 0] }) => `${places[2 * first]},${places[2 * first + 1]}`));
    expect(lefts.size).toBe(parts.length);
    const { width, height } = box(places);
    expect(Math.max(width / height, height / width)).toBeLessThan(3);
  });
  test('that are thousands of lone nodes lie in one block, not in a line under a wide one', () => {
    const lone = Array.from({ length: 3500 }, (_, at): Part => ({ members: [4 + at], places: new Float64Array(2) }));
    const places = pack([corners(0, 60_000, 30_000), ...lone], 4 + lone.length);
    const { width, height } = box(places.slice(8));
    expect(Math.max(width / height, height / width)).toBeLessThan(2);
    // In a disc: the corners of their rectangle are empty.
    expect(lone.length / ((width * height) / SPACING.least ** 2)).toBeLessThan(0.75);
    const apart = lone.flatMap((_, at) =>
      lone.slice(at + 1, at + 300).map((__, further) => {
        const [one, other] = [8 + 2 * at, 8 + 2 * (at + 1 + further)];
        return Math.hypot(places[one]! - places[other]!, places[one + 1]! - places[other + 1]!);
      }),
    );
    expect(apart.reduce((least, each) => Math.min(least, each))).toBeGreaterThanOrEqual(SPACING.least);
  });
  test('that are pairs and threes lie in a disc, none over another, and not all in one direction', () => {
    const threes = Array.from({ length: 30 }, (_, at): Part => ({
      members: [0, 1, 2].map((each) => 3 * at + each),
      places: Float64Array.from([0, 0, 90, 60, 0, 120]),
    }));
    const parts = [...threes, ...Array.from({ length: 60 }, (_, at) => ({ ...pair(90 + 2 * at) }))];
    const places = pack(parts, 90 + 120);
    const at = (node: number) => ({ x: places[2 * node]!, y: places[2 * node + 1]! });
    const { width, height } = box(places);
    expect(Math.max(width / height, height / width)).toBeLessThan(1.2);
    const corners = Array.from({ length: 210 }, (_, node) => Math.hypot(at(node).x, at(node).y));
    expect(Math.max(...corners)).toBeLessThan(Math.max(width, height) * 0.56);
    const turns = parts.map(({ members: [from = 0, to = 0] }) =>
      Math.atan2(at(to).y - at(from).y, at(to).x - at(from).x),
    );
    expect(new Set(turns.map((turn) => Math.round(turn * 4))).size).toBeGreaterThan(10);
    for (const [index, { members }] of parts.entries())
      for (const other of parts.slice(index + 1).flatMap((part) => part.members))
        for (const one of members)
          expect(Math.hypot(at(one).x - at(other).x, at(one).y - at(other).y)).toBeGreaterThan(
            SPACING.components * 0.99,
          );
  });
  test('that may not be turned stand as they were given, in rows', () => {
    const places = pack(pairs(24), 4 + 48, inRows);
    const tilts = Array.from({ length: 24 }, (_, at) => places[2 * (4 + 2 * at) + 1]! - places[2 * (5 + 2 * at) + 1]!);
    expect(new Set(tilts)).toEqual(new Set([0]));
  });
  test('do not come nearer to each other than their gap', () => {
    const parts = [corners(0, 700, 300), corners(4, 200, 500), corners(8, 90, 90), ...[12, 14, 16, 18].map(pair)];
    const places = pack(parts, 20);
    const boxes = parts.map(({ members }) =>
      box(Float64Array.from(members.flatMap((each) => [places[2 * each]!, places[2 * each + 1]!]))),
    );
    boxes.forEach((one, at) => {
      for (const other of boxes.slice(at + 1)) {
        const across = Math.max(one.left - (other.left + other.width), other.left - (one.left + one.width));
        const along = Math.max(one.top - (other.top + other.height), other.top - (one.top + one.height));
        expect(Math.max(across, along)).toBeGreaterThanOrEqual(SPACING.components - 0.001);
      }
    });
  });
});

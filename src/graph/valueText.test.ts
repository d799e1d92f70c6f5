import { describe, expect, test } from 'vitest';

import { valueText } from './valueText';

const en = { language: 'en', yes: 'yes', no: 'no', years: new Set(['opened']) };
const ro = { ...en, language: 'ro', yes: 'da', no: 'nu' };

describe('a value in the person’s form', () => {
  test('a year is a year, an amount has its groups', () => {
    expect(valueText(2010, 'number', en, 'opened')).toBe('2010');
    expect(valueText(17098242, 'number', en, 'area')).toBe('17,098,242');
    expect(valueText(17098242, 'number', ro, 'area')).toBe('17.098.242');
    expect(valueText(1500, 'number', en, 'passengers')).toBe('1,500');
  });
  test('of a graph that nobody knows a number that may be a year is one', () => {
    const { years: _, ...unknown } = en;
    expect(valueText(2010, 'number', unknown, 'opened')).toBe('2010');
    expect(valueText(17098242, 'number', unknown)).toBe('17,098,242');
  });
  test('of a table that is known in part a number that may be a year is one only where no other is an amount', () => {
    const { years: _, ...known } = { ...ro, amounts: new Set(['height']) };
    expect(valueText(1747, 'number', known, 'height')).toBe('1.747');
    expect(valueText(1747, 'number', known, 'planted')).toBe('1747');
  });
  test('no digit of a number is lost', () => {
    expect(valueText(0.12345678, 'number', en)).toBe('0.12345678');
    expect(valueText(-2.5, 'number', ro)).toBe('-2,5');
  });
  test('dates, yes and no, and lists are said in words', () => {
    expect(valueText('2026-03-01', 'date', en)).toBe('Mar 1, 2026');
    expect(valueText('2026-03-01', 'date', ro)).toBe('1 mar. 2026');
    expect(valueText('soon', 'date', ro)).toBe('soon');
    expect(valueText(true, 'boolean', ro)).toBe('da');
    expect(valueText([1000000, 2], 'numberList', ro)).toBe('1.000.000, 2');
  });
});

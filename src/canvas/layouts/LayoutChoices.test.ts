// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';

import { LayoutChoices } from './LayoutChoices';
import { LAYOUTS } from './layouts';
import { valuesOf } from './parameters';

beforeEach(() => localStorage.clear());

const opened = (projectId: string) => {
  const choices = new LayoutChoices();
  choices.open(projectId);
  return choices;
};

describe('how the layouts of a project are set', () => {
  test('is as usual, until something else is chosen, and then kept for that project alone', () => {
    const usual = { spacing: 100, by: 'connections' };
    expect(opened('one').of('concentric')).toEqual(usual);
    opened('one').choose('concentric', { spacing: 150, by: 'incoming' });
    expect(opened('one').of('concentric')).toEqual({ spacing: 150, by: 'incoming' });
    expect(opened('one').last).toBe('concentric');
    expect(opened('two').of('concentric')).toEqual(usual);
    expect(opened('two').last).toBe('force');
  });
  test('is kept when a layout is asked for without its settings', () => {
    opened('one').choose('grid', { spacing: 80, columns: 4 });
    opened('one').choose('grid');
    expect(opened('one').of('grid')).toEqual({ spacing: 80, columns: 4 });
  });
  test.each([
    '{half',
    'null',
    '[]',
    '{"last":"gone","values":{"grid":7}}',
    '{"last":1,"values":{"grid":{"columns":"x"}}}',
  ])('is as usual where what is kept cannot be read: %s', (text) => {
    localStorage.setItem('canvas.layouts:one', text);
    expect(opened('one').of('grid')).toEqual({ spacing: 100, columns: 0 });
    expect(opened('one').last).toBe('force');
  });
});

describe('the parameters of a layout', () => {
  test('have a usual value each that they allow', () => {
    for (const { parameters } of LAYOUTS) {
      const usual = valuesOf(parameters);
      expect(valuesOf(parameters, usual)).toEqual(usual);
    }
  });
  test('are brought within their limits', () => {
    const [force] = LAYOUTS;
    expect(valuesOf(force!.parameters, { spacing: 9999, repulsion: -1, effort: 'none' })).toEqual({
      spacing: 300,
      repulsion: 20,
      effort: 'usual',
    });
  });
});

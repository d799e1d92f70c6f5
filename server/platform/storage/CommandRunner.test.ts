import { describe, expect, it } from 'vitest';

import { CommandRunner } from './CommandRunner.js';

describe('running commands', () => {
  it('lets short commands in between the steps of a long one, and long ones take turns', async () => {
    const log: string[] = [];
    const runner = new CommandRunner({
      long: function* (name: string) {
        for (let step = 0; step < 3; step += 1) {
          log.push(`${name}${step}`);
          yield;
        }
        return name;
      },
      short: (name: string) => log.push(name),
    });
    const long = [runner.run('long', ['a']), runner.run('long', ['b'])];
    await new Promise((resolve) => setImmediate(resolve));
    await runner.run('short', ['x']);
    expect(await Promise.all(long)).toEqual(['a', 'b']);
    expect(log.filter((entry) => entry !== 'x')).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2']);
    expect(log.indexOf('x')).toBeLessThan(log.indexOf('b2'));
  });

  it('rejects with what a command throws, at once or in a later step', async () => {
    const runner = new CommandRunner({
      bad: () => {
        throw new Error('now');
      },
      later: function* () {
        yield;
        throw new Error('later');
      },
    });
    await expect(runner.run('bad', [])).rejects.toThrow('now');
    await expect(runner.run('later', [])).rejects.toThrow('later');
    await expect(runner.run('none', [])).rejects.toThrow('No command none');
  });
});

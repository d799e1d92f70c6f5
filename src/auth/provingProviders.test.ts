import { expect, it } from 'vitest';

import { provingProviders } from './provingProviders';

it('a stand-in proves no address, so that nobody is warned of it', () => {
  const trials = [
    { id: 'google', kind: 'trial' },
    { id: 'github', kind: 'trial' },
  ] as const;
  expect(provingProviders([...trials])).toEqual([]);
  expect(provingProviders([{ id: 'google', kind: 'real' }, trials[1]])).toEqual(['google']);
});

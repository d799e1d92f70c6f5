// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { AnswerText } from './Question';

const htmlOf = (text: string) => render(<AnswerText text={text} />).container.innerHTML;

describe('an answer of the help center', () => {
  it('shows bold, emphasis and code, also where the marked text is a mark itself', () => {
    expect(htmlOf('Press **+** or **/**; *Timisoara* is in `./data`.')).toBe(
      '<p>Press <strong>+</strong> or <strong>/</strong>; <em>Timisoara</em> is in <code>./data</code>.</p>',
    );
  });

  it('never turns text into markup', () => {
    expect(htmlOf('<img src=x onerror=alert(1)> **<b>** [x](javascript:alert(1))')).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt; <strong>&lt;b&gt;</strong> [x](javascript:alert(1))</p>',
    );
  });
});

import { type AbstractNode, type IconDefinition } from '@ant-design/icons-svg/es/types';
import { createElement, type ReactNode } from 'react';

const drawn = ({ tag, attrs, children = [] }: AbstractNode, key: number): ReactNode =>
  createElement(tag, { key, ...attrs }, ...children.map(drawn));

/**
 * One of the library's icons without its component, which looks through all styles of the page each time that one is
 * mounted: for rows of long lists. It is as high as the text, of its colour, and silent.
 */
export function Glyph({ of: { icon } }: { readonly of: IconDefinition }) {
  // Only icons of two tones are made by a function, and none of those is used.
  if (typeof icon === 'function') return null;
  return (
    <svg viewBox={icon.attrs['viewBox']} width="1em" height="1em" fill="currentColor" aria-hidden focusable="false">
      {icon.children?.map(drawn)}
    </svg>
  );
}

// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { draftKeys, forgetDrafts, readDraft, writeDraft } from './draftStorage';

beforeEach(() => sessionStorage.clear());

it('unsaved input of one form is found among others by how its key begins', () => {
  writeDraft('element:p1:a', 1);
  writeDraft('element:p2:a', 2);
  writeDraft('profile:u', 3);
  expect(draftKeys('element:p1:')).toEqual(['element:p1:a']);
});

it('signing out leaves nothing unsaved behind, and nothing else is touched', () => {
  writeDraft('profile:u', { about: 'half a sentence' });
  sessionStorage.setItem('other', 'kept');
  forgetDrafts();
  expect(readDraft('profile:u')).toBeUndefined();
  expect(sessionStorage.getItem('other')).toBe('kept');
});

it('what cannot be read as a draft counts as none', () => {
  sessionStorage.setItem('draft:profile:u', '{half');
  expect(readDraft('profile:u')).toBeUndefined();
});

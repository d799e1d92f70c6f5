// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { texts as en } from '../../../locales/en/index';
import { type Style } from '../../../domain/styles/style';
import { GraphModel } from '../../graph/GraphModel';
import { StyleBook } from '../style/StyleBook';
import { LabelColours } from '../style/palette';
import { LabelWordsFields, WordsField } from './WordsField';

const i18n = i18next.createInstance();
beforeAll(async () => {
  await i18n.use(initReactI18next).init({
    lng: 'en',
    resources: { en },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
});
afterEach(cleanup);

const TYPE = 'REACHES_BY_AIR';

function shown(style: Style) {
  const onChange = vi.fn();
  const book = new StyleBook(new LabelColours());
  const stamps = { properties: {}, propertyKinds: {}, version: 1, createdAt: '', updatedAt: '' };
  const named = (id: string) => ({ ...stamps, id, labels: [], properties: { name: id }, degree: 1 });
  const model = new GraphModel();
  model.show({
    nodes: [named('Ana'), named('Cluj')],
    relationships: [{ ...stamps, id: 'r', type: TYPE, startNodeId: 'Ana', endNodeId: 'Cluj' }],
  });
  book.read(model);
  render(
    <I18nextProvider i18n={i18n}>
      <WordsField book={book} name={{ kind: 'type', name: TYPE }} style={style} onChange={onChange} />
    </I18nextProvider>,
  );
  return { onChange, user: userEvent.setup(), field: screen.getByLabelText('In words') };
}

test('a type is called as its name says, until a person says it otherwise, seen in a sentence as they type', async () => {
  const { onChange, user, field } = shown({});
  expect(field).toHaveValue('reaches by air');
  expect(field).toHaveAccessibleDescription('Ana reaches by air Cluj');
  await user.clear(field);
  await user.type(field, 'flies to');
  expect(field).toHaveAccessibleDescription('Ana flies to Cluj');
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ words: 'flies to' });
});

test('what its name says is chosen again by a press, or by leaving nothing', async () => {
  const { onChange, user, field } = shown({ words: 'flies to' });
  expect(field).toHaveValue('flies to');
  await user.click(screen.getByRole('button', { name: 'Again “reaches by air”' }));
  expect(onChange).toHaveBeenLastCalledWith({ words: undefined });
  await user.clear(field);
  await user.tab();
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(onChange).toHaveBeenLastCalledWith({ words: undefined });
});

test('a label is called by one word for one and another for several, each said by itself', async () => {
  const onChange = vi.fn();
  const part = { book: new StyleBook(new LabelColours()), name: { kind: 'label', name: 'T_MUS' } as const, onChange };
  const fields = (style: Style) => (
    <I18nextProvider i18n={i18n}>
      <LabelWordsFields {...part} style={style} />
    </I18nextProvider>
  );
  const { rerender } = render(fields({}));
  const user = userEvent.setup();
  expect(screen.getByLabelText('One is called')).toHaveAttribute('placeholder', 'T_MUS');
  await user.type(screen.getByLabelText('One is called'), 'mouse{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ words: 'mouse, mouse' });
  rerender(fields({ words: 'mouse, mouse' }));
  await user.clear(screen.getByLabelText('Several are called'));
  await user.type(screen.getByLabelText('Several are called'), 'mice, many{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ words: 'mouse, mice many' });
  await user.click(screen.getByRole('button', { name: 'Again “T_MUS”' }));
  expect(onChange).toHaveBeenLastCalledWith({ words: undefined });
});

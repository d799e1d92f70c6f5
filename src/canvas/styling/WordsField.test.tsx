// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { texts as en } from '../../../locales/en/index';
import { type Style, type StyleChange } from '../../../domain/styles/style';
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

/** The fields of one language, as a reader finds them: by its own name. */
const inLanguage = (name: 'English' | 'Română') => within(screen.getByRole('group', { name }));

function shown(style: Style) {
  const onChange = vi.fn();
  const stamps = { properties: {}, propertyKinds: {}, version: 1, createdAt: '', updatedAt: '' };
  const named = (id: string) => ({ ...stamps, id, labels: [], properties: { name: id }, degree: 1 });
  const model = new GraphModel();
  model.show({
    nodes: [named('Ana'), named('Cluj')],
    relationships: [{ ...stamps, id: 'r', type: TYPE, startNodeId: 'Ana', endNodeId: 'Cluj' }],
  });
  const book = new StyleBook(new LabelColours()).reading(model);
  render(
    <I18nextProvider i18n={i18n}>
      <WordsField book={book} name={{ kind: 'type', name: TYPE }} style={style} onChange={onChange} />
    </I18nextProvider>,
  );
  return { onChange, user: userEvent.setup(), field: inLanguage('English').getByLabelText('In sentences') };
}

test('a type is called as its name says, until a person says it otherwise, seen in a sentence as they type', async () => {
  const { onChange, user, field } = shown({});
  expect(field).toHaveValue('reaches by air');
  expect(field).toHaveAccessibleDescription('Ana reaches by air Cluj');
  await user.clear(field);
  await user.type(field, 'flies to');
  expect(field).toHaveAccessibleDescription('Ana flies to Cluj');
  expect(inLanguage('Română').getByLabelText('In sentences')).toHaveAccessibleDescription('Ana reaches by air Cluj');
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ words: undefined, wordsIn: { en: 'flies to' } });
});

test('each language has words of its own, the reader’s first, and each is written in its language', async () => {
  const { onChange, user } = shown({ words: 'zboară la' });
  const groups = screen.getAllByRole('group');
  expect(groups.map((group) => within(group).getByText(/English|Română/u).textContent)).toEqual(['English', 'Română']);
  const [english, romanian] = groups.map((group) => within(group).getByLabelText('In sentences'));
  for (const field of [english, romanian]) expect(field).toHaveValue('zboară la');
  expect(romanian).toHaveAttribute('lang', 'ro');
  await user.clear(english as HTMLElement);
  await user.type(english as HTMLElement, 'flies to{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    words: undefined,
    wordsIn: { en: 'flies to', ro: 'zboară la' },
  });
});

test('what could not be kept stays in the field, is sent by nothing but Enter, and gives way to what is stored', async () => {
  const onChange = vi.fn();
  const fields = (refused?: StyleChange) => (
    <I18nextProvider i18n={i18n}>
      <WordsField
        book={new StyleBook(new LabelColours())}
        name={{ kind: 'type', name: TYPE }}
        style={{ wordsIn: { en: 'flies to', ro: 'zboară la' } }}
        refused={refused}
        onChange={onChange}
      />
    </I18nextProvider>
  );
  const { rerender } = render(fields());
  const user = userEvent.setup();
  const field = inLanguage('English').getByLabelText('In sentences');
  await user.clear(field);
  await user.type(field, 'goes to{Enter}');
  expect(field).toHaveValue('flies to');
  rerender(fields(onChange.mock.lastCall?.[0]));
  expect(field).toHaveValue('goes to');
  expect(inLanguage('Română').getByLabelText('In sentences')).toHaveValue('zboară la');
  await user.tab();
  expect(onChange).toHaveBeenCalledOnce();
  await user.type(field, '{Enter}');
  expect(onChange).toHaveBeenCalledTimes(2);
  rerender(fields());
  expect(field).toHaveValue('flies to');
});

test('what another window called it while it was typed is told, and only Enter puts what was typed in its place', async () => {
  const onChange = vi.fn();
  const part = { book: new StyleBook(new LabelColours()), name: { kind: 'type', name: TYPE } as const, onChange };
  const fields = (en: string) => (
    <I18nextProvider i18n={i18n}>
      <WordsField {...part} style={{ wordsIn: { en } }} />
    </I18nextProvider>
  );
  const { rerender } = render(fields('flies to'));
  const user = userEvent.setup();
  const field = inLanguage('English').getByLabelText('In sentences');
  await user.clear(field);
  await user.type(field, 'goes to');
  rerender(fields('travels to'));
  expect(field).toHaveValue('goes to');
  expect(field).toHaveAccessibleDescription(/“travels to”/u);
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(field).toHaveValue('goes to');
  await user.type(field, '{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ words: undefined, wordsIn: { en: 'goes to' } });
  await user.type(field, ' and back');
  rerender(fields('rides to'));
  await user.type(field, '{Escape}');
  expect(field).toHaveValue('rides to');
});

test('what its name says is chosen again by a press, or by leaving nothing', async () => {
  const { onChange, user, field } = shown({ wordsIn: { en: 'flies to' } });
  expect(field).toHaveValue('flies to');
  expect(inLanguage('Română').queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reset to “reaches by air”' }));
  expect(onChange).toHaveBeenLastCalledWith({ words: undefined, wordsIn: undefined });
  await user.clear(field);
  await user.tab();
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(onChange).toHaveBeenLastCalledWith({ words: undefined, wordsIn: undefined });
});

test('a label is called by one word for one and another for several, each said by itself and in each language', async () => {
  const onChange = vi.fn();
  const part = { book: new StyleBook(new LabelColours()), name: { kind: 'label', name: 'T_MUS' } as const, onChange };
  const fields = (style: Style) => (
    <I18nextProvider i18n={i18n}>
      <LabelWordsFields {...part} style={style} />
    </I18nextProvider>
  );
  const { rerender } = render(fields({}));
  const user = userEvent.setup();
  const one = inLanguage('English').getByLabelText('Singular');
  expect(one).toHaveAttribute('placeholder', 'T_MUS');
  await user.type(one, 'mouse{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ words: undefined, wordsIn: { en: 'mouse' } });
  rerender(fields({ words: 'șoarece, șoareci', wordsIn: { en: 'mouse' } }));
  const several = inLanguage('English').getByLabelText('Plural');
  expect(several).toHaveValue('');
  expect(several).toHaveAttribute('placeholder', 'mouse');
  await user.type(several, 'mice, many{Enter}');
  const romanian = { ro: 'șoarece, șoareci' };
  expect(onChange).toHaveBeenLastCalledWith({ words: undefined, wordsIn: { ...romanian, en: 'mouse, mice many' } });
  expect(inLanguage('Română').getByLabelText('Plural')).toHaveValue('șoareci');
  await user.click(inLanguage('English').getByRole('button', { name: 'Reset to “T_MUS”' }));
  expect(onChange).toHaveBeenLastCalledWith({ words: undefined, wordsIn: romanian });
});

test('the word for several alone stays where it was typed', () => {
  const part = { book: new StyleBook(new LabelColours()), name: { kind: 'label', name: 'T_MUS' } as const };
  render(
    <I18nextProvider i18n={i18n}>
      <LabelWordsFields {...part} style={{ wordsIn: { en: ', mice' } }} onChange={vi.fn()} />
    </I18nextProvider>,
  );
  expect(inLanguage('English').getByLabelText('Singular')).toHaveValue('');
  expect(inLanguage('English').getByLabelText('Plural')).toHaveValue('mice');
});

test('words for one and for several have room in what the store takes', () => {
  const part = { book: new StyleBook(new LabelColours()), name: { kind: 'label', name: 'T_MUS' } as const };
  render(
    <I18nextProvider i18n={i18n}>
      <LabelWordsFields {...part} style={{}} onChange={vi.fn()} />
    </I18nextProvider>,
  );
  const lengths = screen.getAllByRole<HTMLInputElement>('textbox').map(({ maxLength }) => maxLength);
  expect(2 * Math.max(...lengths) + ', '.length).toBeLessThanOrEqual(256);
});

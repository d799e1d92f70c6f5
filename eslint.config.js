import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Only what oxlint (`.oxlintrc.json`, every other rule) does not know: it reads all the code in a second, ESLint in half a minute. */
export default tseslint.config(
  { ignores: ['**/*', '!src/**'] },
  {
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    ...hooks.configs.flat.recommended,
  },
  {
    // Why a call passes the cache by is said by a name, once.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/apollo/reading.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Property[key.name=/etchPolicy$/] > Literal[value=/^(no-cache|network-only)$/]',
          message: 'Take a policy of src/apollo/reading.ts, which says why the cache is passed by.',
        },
      ],
    },
  },
);

import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist', '.mesh', 'node_modules', 'graphql/generated', 'data', 'test-results'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  { files: ['src/**/*.{ts,tsx}'], ...hooks.configs.flat.recommended },
  { rules: { 'no-undef': 'off' } },
  {
    rules: {
      'max-lines': ['error', 400],
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
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
  {
    files: ['tests/**', 'bench/**', '**/*.test.{ts,tsx}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // Typed arrays: every index comes from their own length.
    files: ['src/canvas/{layouts,place,core}/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off', 'no-console': 'off' } },
  { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
  {
    files: ['*.config.{ts,js}', 'codegen.ts', 'graphql/mesh/**', '**/*.d.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
);

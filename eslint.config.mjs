import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The house has one direction of travel; a layer may import those to its right. */
const layers = ['app', 'components', 'stores', 'services', 'config'];

const direction = 'app → components → stores → services → config';

const layerRules = layers.map((layer, index) => ({
  files: [`${layer}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...layers.slice(0, index).map((above) => ({
            group: [`@/${above}/**`, `**/${above}/**`],
            message: `${layer}/ must not know ${above}/: imports run one way, ${direction}. Pass what you need as an argument or prop, or move the shared part down.`,
          })),
          {
            group: ['next/link', 'next/link.js'],
            message:
              'Use SiteLink (components/ui): it weighs nothing more, and one request fetches a page when a visitor means it (docs/decisions/navigation.md).',
          },
          {
            group: ['@/sandbox/**', '@/tests/**', '@/deploy/**'],
            message:
              'Code of the site does not know the embedded backend, the tests or the publish step.',
          },
          ...(layer === 'app' || layer === 'components'
            ? []
            : [
                {
                  group: ['next-intl', 'next-intl/*'],
                  message:
                    'No language text below components/: return data, and let a component find the words.',
                },
              ]),
        ],
      },
    ],
  },
}));

const serverOnly = {
  files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}'],
  // Next demands the name of the second, and the directive in it.
  ignores: ['**/*.client.{ts,tsx}', 'app/global-error.tsx'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: 'ImportDeclaration[source.value=/^@\\u002Fstores\\u002F/]',
        message:
          'Only a .client.ts(x) file may use a store: what the server draws is the same for every visitor.',
      },
      {
        selector: "ExpressionStatement[directive='use client']",
        message:
          'Name the file *.client.ts or *.client.tsx, so that the tree shows what is sent to the browser.',
      },
      {
        selector: "JSXAttribute[name.name='style']",
        message:
          'The content security policy forbids inline styles: write a class in the Sass module.',
      },
    ],
  },
};

export default tseslint.config(
  globalIgnores([
    '.next/**',
    'out/**',
    'catalogue/**',
    'handover/**',
    '.releases/**',
    '.bench/**',
    'node_modules/**',
    '.sandbox/**',
    'public/**',
    'next-env.d.ts',
    'test-results/**',
    'playwright-report/**',
    'locales/*.json.ts',
    '**/*.generated.ts',
    'locales/*.d.json.ts',
  ]),
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  reactHooks.configs.flat['recommended-latest'],
  ...layerRules,
  serverOnly,
  {
    files: ['components/**/*.tsx', 'app/**/*.tsx'],
    rules: { 'max-lines': ['error', { max: 120, skipComments: true, skipBlankLines: true }] },
  },
  {
    files: ['app/**/page.tsx'],
    rules: { 'max-lines': ['error', { max: 60 }] },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[property.name='waitForTimeout']",
          message:
            'Time proves nothing on a busy machine: wait for what is to happen, or for what comes after it (tests/helpers/waiting.ts); move a timer of the page by page.clock.',
        },
        {
          selector: 'Literal[value=/^__react/]',
          message: 'React’s private properties change without notice: look at what the page shows.',
        },
      ],
    },
  },
  {
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-console': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
);

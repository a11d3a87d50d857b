import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Bans that protect one way out or in. Each names the room that may, and why nobody else does. */
const bans = {
  html: {
    selector:
      ':matches(AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/], CallExpression > MemberExpression.callee[property.name=/^(insertAdjacentHTML|setHTMLUnsafe|parseFromString|createContextualFragment)$/], JSXAttribute[name.name="dangerouslySetInnerHTML"])',
    message: 'Only safe/ writes HTML: use safeHtml, or foreign markup runs as ours.',
  },
  cookie: {
    selector: 'MemberExpression[object.name="document"][property.name="cookie"]',
    message: 'Cookies belong to the server: a session that scripts can read is a session that leaks.',
  },
  fetch: {
    selector:
      ':matches(CallExpression[callee.name="fetch"], CallExpression[callee.object.name=/^(window|globalThis|self)$/][callee.property.name="fetch"], NewExpression[callee.name=/^(XMLHttpRequest|EventSource|WebSocket)$/])',
    message:
      'Only server/ and loader/ reach the network: everything else would miss the guards for origin, time-out and JSON.',
  },
  // A `catch` block without a word is `no-empty`'s; this is its shape for promises.
  emptyCatch: {
    selector:
      'CallExpression[callee.property.name="catch"] > ArrowFunctionExpression > BlockStatement[body.length=0]',
    message: 'Nothing fails in silence: report it, or handle it and say why in code.',
  },
  defaultExport: {
    selector: 'ExportDefaultDeclaration',
    message: 'Named exports only, so that a thing has one name everywhere.',
  },
  import: {
    // Not an address made at run time: that is the loader's and the fragments' own affair.
    selector:
      ':not(CallExpression[callee.name="lazyImport"] > ArrowFunctionExpression) > ImportExpression[source.type="Literal"]',
    message:
      'lazyImport(() => import(…)): many browsers remember what has failed, and Retry would never work.',
  },
  open: {
    selector:
      ':matches(CallExpression[callee.object.name="window"][callee.property.name="open"], AssignmentExpression > MemberExpression.left[object.name="location"], AssignmentExpression > MemberExpression.left[property.name="location"], CallExpression[callee.object.name="location"][callee.property.name=/^(assign|replace)$/], CallExpression[callee.object.property.name="location"][callee.property.name=/^(assign|replace)$/])',
    message: 'Navigation goes through safeUrl: a path that starts with a slash can still leave the forum.',
  },
};
const banning = (...names) => ['error', ...names.map((name) => bans[name])];
const all = Object.keys(bans);
const without = (...names) => banning(...all.filter((name) => !names.includes(name)));

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '.cache/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
      'examples/forum/pages/**/*.eta',
      // As another forum's tools built it.
      'tests/support/deployed/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-var': 'error',
      'prefer-const': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-throw-literal': 'error',
      'no-promise-executor-return': 'off',
      'no-restricted-syntax': banning('emptyCatch'),
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}'],
    ...a11y.flatConfigs.recommended,
    plugins: { ...a11y.flatConfigs.recommended.plugins, 'react-hooks': hooks },
    languageOptions: {
      ...a11y.flatConfigs.recommended.languageOptions,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      ...a11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': 'error',
      'no-restricted-syntax': banning(...all),
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-redux',
              importNames: ['useSelector', 'useDispatch', 'useStore', 'connect'],
              message: 'Use useAppSelector and useAppDispatch: the raw ones know neither state nor thunks.',
            },
            {
              name: 'axios',
              message: 'Only server/ knows axios, by dynamic import: it stays out of the first chunk.',
              allowTypeImports: true,
            },
            { name: 'dompurify', message: 'Only safe/ sanitises.', allowTypeImports: true },
          ],
        },
      ],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    },
  },
  {
    files: ['src/safe/**'],
    rules: { 'no-restricted-syntax': without('html'), 'no-restricted-imports': 'off' },
  },
  // What it prints has been rendered in the same room, or cleaned.
  { files: ['src/render/Html.tsx'], rules: { 'no-restricted-syntax': without('html') } },
  // A guest's choice is kept where the server reads it too; it says nothing about who they are.
  { files: ['src/session/privacyCookie.ts'], rules: { 'no-restricted-syntax': without('cookie') } },
  { files: ['src/server/**', 'src/store/**'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['src/server/**', 'src/loader/**', 'src/fragments/fetchFile.ts'],
    rules: { 'no-restricted-syntax': without('fetch') },
  },
  // The reporter, and the loader's half, which has to speak before there is one.
  { files: ['src/report/**', 'src/loader/**', 'src/entries/**'], rules: { 'no-console': 'off' } },
  {
    files: ['examples/forum/**/*.ts', 'tests/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': banning('emptyCatch', 'defaultExport') },
  },
  {
    // Tests wait on purpose, look into anything and build hostile values; Playwright fixtures take `{}` first.
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      'no-empty-pattern': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
);

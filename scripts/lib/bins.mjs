/** Programs of packages by file, because a link in `.bin` is a shell script on some systems and costs `npx` on all. */
export const bins = {
  rollup: 'node_modules/rollup/dist/bin/rollup',
  jest: 'node_modules/jest/bin/jest.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  eslint: 'node_modules/eslint/bin/eslint.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  knip: 'node_modules/knip/bin/knip.js',
};

import { transform } from '@swc/core';

/** Takes the types out of TypeScript, file by file; `npm run check` looks at them. */
export function compilePlugin() {
  return {
    name: 'inlay-compile',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null;
      const { code: script } = await transform(code, {
        filename: id,
        configFile: false,
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: id.endsWith('x') },
          transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
        },
      });
      return { code: script, map: null };
    },
  };
}

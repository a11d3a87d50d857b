import path from 'node:path';
import postcss from 'postcss';
import postcssImport from 'postcss-import';
import presetEnv from 'postcss-preset-env';
import cssnano from 'cssnano';

const processor = postcss([
  postcssImport(),
  // Logical properties and light-dark() are shipped as they are: rewriting them bakes in one direction and one theme.
  presetEnv({
    stage: 2,
    enableClientSidePolyfills: false,
    features: {
      'logical-properties-and-values': false,
      'logical-overflow': false,
      'logical-overscroll-behavior': false,
      'logical-resize': false,
      'logical-viewport-units': false,
      'float-clear-logical-values': false,
      'light-dark-function': false,
    },
  }),
  cssnano({ preset: ['default', { colormin: false, mergeLonghand: false }] }),
]);

/** Takes `import './x.css'` out of the code and writes one stylesheet per widget folder, and one for all the rest. */
export function stylesPlugin(root) {
  const sheets = new Map();
  return {
    name: 'inlay-styles',
    async transform(code, id) {
      if (!id.endsWith('.css')) return null;
      const { css, messages } = await processor.process(code, { from: id, map: false });
      for (const { type, file } of messages) if (type === 'dependency') this.addWatchFile(file);
      sheets.set(id, css);
      return { code: '', moduleSideEffects: false };
    },
    generateBundle() {
      const byOwner = new Map();
      const used = [...this.getModuleIds()].filter((id) => sheets.has(id)).sort();
      for (const id of used) {
        const owner =
          /^widgets\/(.+)\/[^/]+$/.exec(path.relative(root, id))?.[1]?.split('/').at(-1) ?? 'page';
        byOwner.set(owner, (byOwner.get(owner) ?? '') + sheets.get(id));
      }
      for (const [owner, source] of byOwner) this.emitFile({ type: 'asset', name: `${owner}.css`, source });
    },
  };
}

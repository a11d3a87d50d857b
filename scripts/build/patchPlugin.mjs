import fs from 'node:fs';
import path from 'node:path';
import { applyPatch, parsePatch } from 'diff';

/**
 * Builds libraries with the changes of `patches/*.patch`; each file says on top why. A change that no longer fits, or whose
 * file is not a part of the build any more, ends the build.
 */
export function patchPlugin(root) {
  const folder = path.join(root, 'patches');
  const patches = new Map();
  for (const name of fs.readdirSync(folder))
    for (const patch of parsePatch(fs.readFileSync(path.join(folder, name), 'utf8')))
      // Where `node_modules` is a link, modules go by their real names.
      patches.set(fs.realpathSync(path.join(root, patch.oldFileName.replace(/^a\//, ''))), { name, patch });
  const left = new Set(patches.keys());
  return {
    name: 'inlay-patch',
    transform(code, id) {
      const { name, patch } = patches.get(id) ?? {};
      if (!patch) return null;
      const changed = applyPatch(code, patch);
      if (changed === false) this.error(`patches/${name} does not fit ${id} any more: is it still needed?`);
      left.delete(id);
      return { code: changed, map: null };
    },
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`Nothing uses ${[...left].join(', ')}: delete its patch.`);
    },
  };
}

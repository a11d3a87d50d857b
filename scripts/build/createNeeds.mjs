import fs from 'node:fs';
import path from 'node:path';
import { readIcons } from './sprite.mjs';

/**
 * Finds out which words and icons a page needs for a widget: those of its own folder, and of the shared ones those that
 * stand as a literal in any of its modules, whether they load at once or later.
 */
export function createNeeds(build, root) {
  const product = ['src', 'widgets'].map((folder) => path.join(root, folder) + path.sep);
  const isOurs = (id) =>
    product.some((folder) => id.startsWith(folder)) || id.startsWith('\0virtual:widget/');
  const modulesOf = (id, seen = new Set()) => {
    if (seen.has(id) || !isOurs(id)) return seen;
    seen.add(id);
    const { importedIds, dynamicallyImportedIds } = build.getModuleInfo(id);
    for (const each of [...importedIds, ...dynamicallyImportedIds]) modulesOf(each, seen);
    return seen;
  };
  const codeOf = (id) => [...modulesOf(id)].map((each) => build.getModuleInfo(each).code).join('\n');
  const isIn = (code, text) =>
    [JSON.stringify(text), `'${text.replaceAll("'", "\\'")}'`, `\`${text}\``].some((literal) =>
      code.includes(literal),
    );
  const icons = Object.keys(readIcons(root));
  const shared = readWords(path.join(root, 'src'));

  return {
    languages: () => Object.keys(shared),
    /** By language: text → its translation; forms of a counted text are with it. */
    words(id, folder) {
      const code = codeOf(id);
      const own = folder ? readWords(folder) : {};
      return Object.fromEntries(
        Object.entries(shared).map(([language, words]) => [
          language,
          {
            ...Object.fromEntries(Object.entries(words).filter(([text]) => isIn(code, text.split('#')[0]))),
            ...own[language],
          },
        ]),
      );
    },
    icons(id) {
      const code = codeOf(id);
      return icons.filter((name) => isIn(code, name));
    },
  };
}

/** Language → words, of the `words.<language>.json` in a folder. */
function readWords(folder) {
  const files = fs.readdirSync(folder).flatMap((file) => {
    const [, language] = /^words\.([\w-]+)\.json$/.exec(file) ?? [];
    return language ? [[language, JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'))]] : [];
  });
  return Object.fromEntries(files);
}

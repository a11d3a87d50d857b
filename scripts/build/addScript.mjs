import { rollup } from 'rollup';

/** Builds a script that no file holds; a block of its own, so that none of its names is the page's. */
export async function buildInline(build, { output, ...input }) {
  const bundle = await rollup(input);
  try {
    for (const file of bundle.watchFiles) build.addWatchFile(file);
    const { output: chunks } = await bundle.generate(output);
    return `{${chunks[0].code.trim().replace(/;$/, '')}}`;
  } finally {
    await bundle.close();
  }
}

/**
 * Builds a script that shares no module with the others inside another build, and adds its files to that one's.
 * @returns {Promise<{ file: string, code: string }>} its entry
 */
export async function addScript(build, { output, ...input }) {
  const bundle = await rollup(input);
  try {
    for (const file of bundle.watchFiles) build.addWatchFile(file);
    const { output: chunks } = await bundle.generate(output);
    for (const { fileName, code } of chunks) build.emitFile({ type: 'asset', fileName, source: code });
    const { fileName, code } = chunks.find(({ isEntry }) => isEntry);
    return { file: fileName, code };
  } finally {
    await bundle.close();
  }
}

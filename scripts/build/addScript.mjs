import { rollup } from 'rollup';

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

import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);

/** Writes a `.br` beside each file at the highest level, which no server has time for on the fly. */
export function compressPlugin(folder) {
  return {
    name: 'inlay-compress',
    async writeBundle(_, bundle) {
      await Promise.all(
        // The kit is read by authors' builds, never sent.
        Object.keys(bundle)
          .filter((file) => !file.startsWith('fragment-kit/'))
          .map(async (file) => {
            const source = await fs.readFile(path.join(folder, file));
            const params = {
              [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
              [zlib.constants.BROTLI_PARAM_SIZE_HINT]: source.length,
            };
            const packed = path.join(folder, `${file}.br`);
            // Whole from its first moment: a server that reads it while it is empty would send that for good.
            await fs.writeFile(`${packed}.part`, await brotli(source, { params }));
            await fs.rename(`${packed}.part`, packed);
          }),
      );
    },
  };
}

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fragments } from '../../dist/fragment-kit/rollup.mjs';

export default fragments({ folder: path.dirname(fileURLToPath(import.meta.url)) });

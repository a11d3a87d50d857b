import { existsSync } from 'node:fs';
import { readWidgets } from './scripts/build/readWidgets.mjs';

const { widgets } = await readWidgets(import.meta.dirname);

/** What the build's own modules import of a widget's folder. */
const entriesOf = ({ key, facts }) => {
  const [view] = facts.names;
  const hasCode = existsSync(`widgets/${key}/widget.ts`);
  const files = [
    ...(hasCode ? ['widget.ts'] : ['props.ts', `${view}.tsx`]),
    ...(facts.early ? ['earlyDraft.ts'] : []),
    ...(facts.serves === 'layouts' ? ['ServerLayout.tsx'] : []),
  ];
  return files.map((file) => `widgets/${key}/${file}`);
};

export default {
  entry: [
    'src/entries/*.{ts,tsx}',
    'src/index.ts',
    // Read by the build alone.
    'src/contract/widgetFacts.ts',
    ...widgets.flatMap(entriesOf),
    'widgets/addons/*/addon.ts',
    'examples/forum/main.ts',
    'examples/forum/prepare.ts',
    'scripts/*.mjs',
    'scripts/kit/*.mjs',
    'examples/*/rollup.config.mjs',
  ],
  project: [
    'src/**/*.{ts,tsx}',
    'widgets/**/*.{ts,tsx}',
    'examples/forum/**/*.ts',
    'scripts/**/*.mjs',
    'tests/**/*.{ts,tsx}',
  ],
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['openssl', 'php'],
  ignoreDependencies: ['@fontsource/open-sans', 'lucide-static'],
};

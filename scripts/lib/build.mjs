import { bins } from './bins.mjs';
import { runNode, runNpm } from './run.mjs';
import { step } from './step.mjs';
import { Trouble } from './trouble.mjs';

const shared = ['package-lock.json', 'tsconfig.json'];

const builds = {
  dist: {
    sentence: 'Building dist/ …',
    inputs: [
      ...shared,
      'rollup.config.mjs',
      'patches',
      'scripts/build',
      'scripts/kit',
      'src',
      'widgets',
      'styles',
    ],
    outputs: ['manifest.json', 'assets', 'loader.js', 'embed.js', 'fragment-kit/rollup.mjs'].map(
      (file) => `dist/${file}`,
    ),
    args: ['-c', '--silent'],
  },
  theme: {
    sentence: 'Building the example theme …',
    inputs: [...shared, 'examples/theme/src', 'examples/theme/rollup.config.mjs', 'scripts/kit'],
    outputs: ['examples/theme/dist/theme.json'],
    // As its author does, by the command of the theme's own.
    npm: ['--prefix', 'examples/theme', 'run', 'build', '--', '--silent'],
  },
  forum: {
    sentence: 'Building the forum …',
    inputs: [...shared, 'examples/forum', 'src/contract'],
    outputs: ['.cache/forum/main.mjs', '.cache/forum/prepare.mjs'],
    args: ['-c', 'examples/forum/rollup.config.mjs', '--silent'],
  },
};

/** Builds `dist`, `theme` or `forum` with rollup, when its sources have changed. */
export function build(name) {
  const { sentence, inputs, outputs, args, npm } = builds[name];
  return step({
    name,
    inputs,
    outputs,
    work: async () => {
      console.log(sentence);
      const { code, output } = await (npm
        ? runNpm(npm, { quiet: true })
        : runNode([bins.rollup, ...args], { quiet: true }));
      if (output.trim() && (code !== 0 || !npm)) console.error(output.trimEnd());
      if (code !== 0) throw new Trouble(`The build of ${name} failed; rollup says why above.`);
    },
  });
}

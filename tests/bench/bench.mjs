import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArgs } from '../support/chromiumArgs.mjs';
import { benchBeside } from './benchBeside.mjs';
import { benchForum } from './benchForum.mjs';
import { benchHome } from './benchHome.mjs';
import { benchList } from './benchList.mjs';
import { benchLoads } from './benchLoads.mjs';
import { benchSearch } from './benchSearch.mjs';
import { benchServer } from './benchServer.mjs';
import { benchUses } from './benchUses.mjs';
import { serve } from './serve.mjs';

const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...chromiumArgs, '--enable-precise-memory-info'],
  });

const round = (value) => (Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100);

function line({ name, value, unit, floor, ratio, target, ok }) {
  const against = floor === undefined ? '' : `floor ${round(floor)} ${unit}, ratio ${round(ratio)}`;
  const verdict = target === undefined ? '' : `${ok ? 'ok  ' : 'OVER'} target ${target}`;
  return `${name.padEnd(58)} ${String(round(value)).padStart(8)} ${unit.padEnd(6)} ${against.padEnd(36)} ${verdict}`;
}

/**
 * Measures, with `--search`, `--beside`, `--home` or `--server` one part alone, prints a line for each figure, and with `--json FILE` writes `[{ name, value, unit, floor?, ratio?, target?, ok? }]`.
 * Resolves to the exit code: 1 when a target is missed.
 */
export async function bench(args) {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'string' },
      quick: { type: 'boolean' },
      search: { type: 'boolean' },
      beside: { type: 'boolean' },
      home: { type: 'boolean' },
      server: { type: 'boolean' },
    },
  });
  const [load] = loadavg();
  if (load > availableParallelism() / 2) {
    console.log(
      `The machine is busy (load ${load.toFixed(1)}): times come out too long, and only ratios mean something.`,
    );
  }
  const results = [];
  const add = (result) => {
    results.push(result);
    console.log(line(result));
  };
  const { quick } = values;
  if (values.search) await benchSearch({ add, quick });
  else if (values.beside) await withBrowser((browser) => benchBeside({ browser, add, quick }));
  else if (values.home) await withBrowser((browser) => benchHome({ browser, add, quick }));
  else if (values.server) await benchServer({ add, quick });
  else await benchPages({ add, quick });
  if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
  const judged = results.filter(({ ok }) => ok !== undefined);
  const met = judged.filter(({ ok }) => ok).length;
  console.log(`\n${met} of ${judged.length} targets met`);
  return met === judged.length ? 0 : 1;
}

async function withBrowser(use) {
  const browser = await launch();
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}

async function benchPages({ add, quick }) {
  const server = await serve();
  const browser = await launch();
  try {
    const pace = await benchLoads({ browser, server, add, quick });
    await benchUses({ browser, server, add, pace, quick });
    await benchList({ browser, server, add, quick });
    await benchForum({ browser, add, pace, quick });
    await benchBeside({ browser, add, quick });
    await benchHome({ browser, add, quick });
    await benchServer({ add, quick });
  } finally {
    await browser.close();
    await server.stop();
  }
}

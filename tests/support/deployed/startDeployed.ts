import { readdirSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WidgetFacts } from '../../../src/contract/widgetFacts';
import { beginLoader } from '../../../src/loader/beginLoader';
import { workAtIdle } from '../../../src/page-life/workAtIdle';
import { createRuntime } from '../../../src/runtime';
import type { Loader } from '../../../src/contract/loader';
import { recordPageWork } from '../startLoader';

const root = join(process.cwd(), 'widgets');
const folders = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'widget.json')));

/** Facts and code of every widget, as the build puts them together. */
export const widgetFolders = folders.map((folder) => {
  const facts: WidgetFacts = {
    ...{ element: 'keep', when: 'visible' },
    ...(JSON.parse(readFileSync(join(root, folder, 'widget.json'), 'utf8')) as WidgetFacts),
  };
  const load = () => {
    const inFolder = (file: string) => require(join(root, folder, file)) as Record<string, unknown>;
    const code = existsSync(join(root, folder, 'widget.ts'))
      ? (inFolder('widget').widget as object)
      : { props: inFolder('props').readProps, view: inFolder(facts.names[0])[facts.names[0]] };
    return { ...facts, ...code };
  };
  return { folder, facts, load };
});

const settings = {
  ...{ version: '9.9.9', registry: 'registry', links: '' },
  page: { files: ['page'], styles: [] },
};

/** The real loader, registry, runtime and widgets on the jsdom page. Answers what ends them. */
export function startDeployed(): () => void {
  const ended = recordPageWork();
  const table = {
    widgets: widgetFolders.map(({ folder, facts }) => ({ facts, files: [`widget-${folder}`], styles: [] })),
    addons: {},
  };
  beginLoader(window, settings, async (url) => {
    const name = /assets\/(.*?)\.js/.exec(url)![1]!;
    if (name === 'registry')
      return { table, atIdle: (loader: Loader) => workAtIdle(loader, table, () => Promise.resolve()) };
    if (name === 'page')
      return { start: (loader: Loader) => createRuntime(window as Window & typeof globalThis, loader) };
    return { widget: widgetFolders.find(({ folder }) => `widget-${folder}` === name)!.load() };
  });
  return ended();
}

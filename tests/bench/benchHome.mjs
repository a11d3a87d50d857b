import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { plantHome } from './homeLayout.mjs';
import { withoutScripts } from './handPages.mjs';
import { judge } from './judge.mjs';
import { measureForum, signInto } from './measureForum.mjs';
import { serveBeside } from './serveBeside.mjs';
import { startForum } from './startForum.mjs';
import { median, medians } from './statistics.mjs';

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');

const isSection = (name) => name.startsWith('Section');

/** The widgets of a layout as the API answers it, without the sections around them. */
const widgetsOf = (given) =>
  Array.isArray(given)
    ? given.flatMap(widgetsOf)
    : typeof given !== 'object' || given === null
      ? []
      : given.$reactComponent && !isSection(given.$reactComponent)
        ? [given]
        : Object.values(given).flatMap(widgetsOf);

/** The page as a host prints it that renders nothing: tags with their props, and the browser draws all of it. */
function inTheBrowser(html, widgets) {
  const tags = widgets.map(
    ({ $reactComponent, $reactProps }) =>
      `<div data-react="${$reactComponent}" data-props='${escape(JSON.stringify($reactProps))}'></div>`,
  );
  const [, open, , end] = /(<main[^>]*>)(.*)(<\/main>)/s.exec(html);
  return html.replace(/<main[^>]*>.*<\/main>/s, () => open + tags.join('') + end);
}

/** CPU time of one rendering after another, milliseconds: what else the machine does is no part of it. */
async function renderTimes(answer, html, url) {
  const file = pathToFileURL(join(import.meta.dirname, '../../dist/server/index.mjs')).href;
  const { renderLayout } = await import(file);
  const [, config] = /<script type="application\/json" id="inlay-page"[^>]*>(.*?)<\/script>/s.exec(html);
  const times = [];
  for (let round = 0; round < 120; round += 1) {
    const before = process.cpuUsage();
    renderLayout(answer, { url, nonce: 'n', parts: {}, config: JSON.parse(config) });
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  // The first ones are those of a process that has just started.
  return times.slice(20);
}

/** A home page of fifteen widgets: drawn by the server, in the browser alone, and as HTML that somebody wrote by hand, by turns. */
export async function benchHome({ browser, add, quick }) {
  const forum = await startForum();
  let widgets = [];
  const proxy = await serveBeside(forum.url, {
    pages: { browser: (html) => inTheBrowser(html, widgets), hand: withoutScripts },
  });
  try {
    await plantHome(browser, forum.url, await signInto(browser, forum.url, 'admin'));
    const html = await (await fetch(forum.url)).text();
    const answer = await (
      await fetch(
        `${forum.url}/api/v2/layouts/lookup-hydrate?layoutViewType=home&recordType=global&recordID=-1`,
      )
    ).json();
    widgets = widgetsOf(answer.layout);
    const at = `a home page of ${widgets.length} widgets`;
    const rendering = median(await renderTimes(answer, html, `${forum.url}/`));
    add({ name: `${at}: rendering on the server`, value: rendering, unit: 'ms', ...judge(rendering, 15) });
    const paths = ['/', '/?by=browser', '/?by=hand'];
    const runs = paths.map(() => []);
    for (let round = 0; round < (quick ? 3 : 5); round += 1)
      for (const [index, path] of paths.entries())
        runs[index].push(await measureForum(browser, proxy.url + path, { cpu: 4, scripted: true }));
    const [ours, alone, hand] = runs.map(medians);
    const row = (name, key, unit, judged = {}) => {
      add({
        name: `${at}: ${name}`,
        value: ours[key],
        unit,
        floor: hand[key],
        ratio: ours[key] / hand[key],
        ...judged,
      });
      const beside = { floor: alone[key], ratio: ours[key] / alone[key] };
      add({ name: '   beside the browser alone', value: ours[key], unit, ...beside });
    };
    row('first paint', 'painted', 'ms', judge(ours.painted / hand.painted, 1.1));
    row('longest task', 'longest', 'ms');
    add({
      name: `${at}: script at rest`,
      ...{ value: ours.script, unit: 'kB', floor: alone.script, ratio: ours.script / alone.script },
      ...judge(ours.script, 110),
    });
    add({ name: `${at}: longest task of ours`, value: ours.ours, unit: 'ms', ...judge(ours.ours, 50) });
    add({ name: `${at}: calls`, value: ours.calls, unit: '', ...judge(ours.calls, 0) });
    add({ name: `${at}: layout shift`, value: ours.shift, unit: '', ...judge(ours.shift, 0) });
  } finally {
    await proxy.stop();
    await forum.stop();
  }
}

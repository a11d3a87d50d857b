import { baseAttribute } from '../contract/attributes';
import type { LoaderSettings } from '../contract/registry';
import { findScript } from '../page/findScript';
import { forceBodyVisible } from '../page/forceBodyVisible';
import { loaderNatives } from '../page/natives/loaderNatives';
import { testNatives } from '../page/natives/testNatives';
import { findPublished, publish } from '../page/publish';
import { createLoader } from './createLoader';
import { standBack } from './standBack';

/** Starts the loader where it can work; else the page is left alone, and `doctor()` says why. Never throws. */
export function beginLoader(
  window: Window,
  settings: LoaderSettings,
  importModule: Parameters<typeof createLoader>[2],
): void {
  const { version } = settings;
  const start = () => {
    forceBodyVisible();
    const script = findScript(document);
    return script ? createLoader(settings, script, importModule) : standBack(version, `no ${baseAttribute}`);
  };
  try {
    const other = findPublished(window);
    if (other) return console.info(`Inlay ${version}: ${other.version} runs.`);
    // Before anything else is called.
    const foreign = testNatives(loaderNatives);
    const name = publish(window, foreign ? standBack(version, `foreign: ${foreign}`) : start());
    if (name !== 'inlay') console.info(`Inlay ${version}: window.${name}.`);
  } catch (error) {
    publish(window, standBack(version, `failed: ${error as Error}`));
  } finally {
    // Servers hide the page below its bar until scripts are ready; ours is readable before, and whatever fails. A page has a
    // body when it has its first frame.
    requestAnimationFrame(() => document.body.classList.remove('isLoading'));
  }
}

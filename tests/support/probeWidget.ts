import type { Page } from '@playwright/test';

/** How a probe behaves; its view is plain JavaScript, as an add-on without a build would write it. */
export type ProbeKind =
  | 'shows its props'
  | 'throws at render'
  | 'throws in an effect'
  | 'throws a string'
  | 'throws what has no text'
  | 'never settles';

/** Registers a widget of the page's own under `name` and adds one tag for it, the only one, at the end of the main part. */
export async function addProbe(page: Page, name: string, kind: ProbeKind, props = '{}'): Promise<void> {
  await page.evaluate(
    ([widget, behaviour, json]) => {
      const seen = window as unknown as { probeProps?: unknown };
      const views: Record<string, unknown> = {
        'shows its props': (given: unknown) => {
          seen.probeProps = given;
          return 'probe';
        },
        'throws at render': () => {
          throw new Error('probe: render');
        },
        'throws a string': () => {
          const text: unknown = 'probe: only a string';
          throw text;
        },
        'throws what has no text': () => {
          const nothing: unknown = Object.create(null);
          throw nothing;
        },
      };
      class Effect {
        constructor(public props: unknown) {}
        componentDidMount() {
          throw new Error('probe: effect');
        }
        render() {
          return 'probe';
        }
      }
      Object.assign(Effect.prototype, { isReactComponent: {} });
      class Loop extends Effect {
        updater: { enqueueSetState(self: unknown, state: object): void } | undefined;
        override componentDidMount() {
          this.updater?.enqueueSetState(this, { at: Math.random() });
        }
        componentDidUpdate() {
          this.updater?.enqueueSetState(this, { at: Math.random() });
        }
      }
      views['throws in an effect'] = Effect;
      views['never settles'] = Loop;
      window.inlay!.register({
        names: [widget!],
        element: 'keep',
        when: 'now',
        props: (given) => given,
        view: views[behaviour!] as never,
      });
      document.getElementById('probe')?.remove();
      const element = document.createElement('div');
      element.id = 'probe';
      element.setAttribute('data-react', widget!);
      element.setAttribute('data-props', json!);
      element.textContent = 'server HTML';
      document.querySelector('main')!.append(element);
    },
    [name, kind, props] as const,
  );
}

/** State and text of the probe's tag, once it has settled. */
export async function probeState(page: Page): Promise<{ state: string; text: string }> {
  await page.waitForFunction(() =>
    /mounted|error|skipped/.test(document.getElementById('probe')?.getAttribute('data-inlay-state') ?? ''),
  );
  return page.evaluate(() => {
    const element = document.getElementById('probe')!;
    return { state: element.getAttribute('data-inlay-state')!, text: element.textContent };
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Eta } from 'eta';

type Template = (this: object, it: object) => string;

/** Eta's own way to hand on what a page brings: a copy of a hundred values for each part, also of those that are given nothing. */
const copying = '{...it, ...(__eta_d ?? {})}';

/** Where a link or a form leads: a path of the forum, which the page may have in a section. */
const literal = /\b(href|action|formaction)="\/(?=("?))(?!\/|static\/|inlay\/)/g;
const computed = /\b(href|action|formaction)="<%=\s*((?:(?!%>)[^])*?)\s*%>/g;
const withSection = (template: string): string =>
  template
    .replace(computed, (_, name: string, code: string) => `${name}="<%= this.at(it, ${code}) %>`)
    .replace(literal, (_, name: string, end: string) =>
      end ? `${name}="<%= it.folder || '/' %>` : `${name}="<%= it.folder ?? '' %>/`,
    );

/**
 * Renders the templates of a folder by their path in it, and reads each once. What they `say` is at hand by name in all of them; a part
 * sees what the template sees that includes it. Links lead to where `inFolder` of the page says.
 */
export function createTemplates(
  folder: string,
  say: Record<string, unknown>,
): (name: string, it: object) => string {
  const eta = new Eta({
    functionHeader: `const { ${Object.keys(say).join(', ')} } = this.say;`,
    plugins: [
      {
        processTemplate: withSection,
        processFnString: (code: string) => code.replaceAll(copying, 'this.within(it, __eta_d)'),
      },
    ],
  });
  const known = new Map<string, Template>();
  const scope = {
    say,
    config: eta.config,
    at: ({ inFolder }: { inFolder?(path: unknown): unknown }, path: unknown) => inFolder?.(path) ?? path,
    within: (it: object, more?: object): object => (!more || more === it ? it : { ...it, ...more }),
    render(name: string, it: object): string {
      let template = known.get(name);
      if (!template) {
        template = eta.compile(readFileSync(join(folder, `${name}.eta`), 'utf8')) as unknown as Template;
        known.set(name, template);
      }
      return template.call(scope, it);
    },
  };
  return scope.render;
}

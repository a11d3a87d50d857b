/** Icon name → the shapes inside its 24 × 24 square, as SVG text of our own build. */
export type IconShapes = Readonly<Record<string, string>>;

/** Sees to it that every icon in use has its symbol in the page. */
export interface Icons {
  /** Costs next to nothing when the symbol is known; views call it in every render. */
  need(name: string): void;
}

interface Deps {
  document: Document;
  load(): Promise<IconShapes>;
  onFailed(error: unknown): void;
}

const svgSpace = 'http://www.w3.org/2000/svg';

/**
 * Servers print the sprite into the page. Where one did not, or printed an older one, the missing symbols are added,
 * all that were asked for in one turn at once.
 */
export function createIcons({ document, load, onFailed }: Deps): Icons {
  const known = new Set<string>();
  let asked: string[] = [];

  async function addMissing(): Promise<void> {
    const missing = asked.filter((name) => !(document.getElementById(symbolID(name)) instanceof SVGElement));
    asked = [];
    if (missing.length === 0) return;
    const shapes = await load().catch((error: unknown) => {
      // The next view that draws them requests them again.
      for (const name of missing) known.delete(name);
      throw error;
    });
    const sprite = document.createElementNS(svgSpace, 'svg');
    sprite.setAttribute('class', 'inl-sprite');
    for (const name of missing) {
      const text = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
      if (text === undefined) throw new Error(`There is no icon "${name}".`);
      sprite.append(symbol(document, name, text));
    }
    document.body.append(sprite);
  }

  return {
    need(name) {
      if (known.has(name)) return;
      known.add(name);
      if (asked.push(name) === 1) queueMicrotask(() => void addMissing().catch(onFailed));
    },
  };
}

const symbolID = (name: string) => `inl-icon-${name}`;

/** Built node by node: pages that require Trusted Types let no text become SVG. */
function symbol(document: Document, name: string, shapes: string): SVGElement {
  const result = document.createElementNS(svgSpace, 'symbol');
  result.id = symbolID(name);
  result.setAttribute('viewBox', '0 0 24 24');
  for (const [, tag, rest] of shapes.matchAll(/<([a-z]+)([^<>]*?)\/?>/g)) {
    const shape = document.createElementNS(svgSpace, tag!);
    for (const [, key, value] of rest!.matchAll(/([a-z][\w-]*)="([^"]*)"/g)) shape.setAttribute(key!, value!);
    result.append(shape);
  }
  return result;
}

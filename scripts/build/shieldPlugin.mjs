import { AtRule } from 'postcss';

/** Among important declarations the first layer wins: our rules, then our kinds of elements, then the reset. */
const order = 'inlay.own, inlay.kind, inlay.reset';

/**
 * Keeps the page's rules out of what is ours: rules for `inl-` classes go into a layer with every declaration important,
 * which beats everything that a page says outside of layers, `!important` or not, and however precisely. Custom
 * properties stay as they are: those are what a page is asked to set.
 */
export function shieldPlugin() {
  return {
    postcssPlugin: 'inlay-shield',
    Once(root) {
      const own = new AtRule({ name: 'layer', params: 'inlay.own', nodes: [] });
      for (const node of [...root.nodes]) {
        if (node.type === 'atrule' && node.name === 'layer') makeImportant(node);
        else if (isOurs(node)) own.append(makeImportant(node));
      }
      if (own.nodes.length > 0) root.append(own);
      if (own.nodes.length > 0) root.prepend(new AtRule({ name: 'layer', params: order }));
    },
  };
}

function isOurs(node) {
  if (node.type === 'rule') return node.selector.includes('.inl-');
  return /^(media|supports|container)$/.test(node.name) && node.some(isOurs);
}

function makeImportant(node) {
  if (node.type === 'rule' && node.parent?.name === 'keyframes') return node;
  for (const child of node.nodes ?? []) {
    if (child.type !== 'decl') makeImportant(child);
    else if (child.important)
      throw child.error('is important already, like all that is ours: a selector has to decide');
    else child.important = !child.prop.startsWith('--');
  }
  return node;
}

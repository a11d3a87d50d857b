import { nodesOfTokens, tokensOf, type Token } from './bodyTokens';
import type { bodyTools, Join } from './joinBodies';
import { mergeTokens } from './mergeTokens';

/**
 * What two tabs have made of one text, `base`, letter by letter: what was `stored` comes first where both have written in one
 * place. Null for what is no document. Few have need of it, so that it is code of its own.
 */
export const mergeBodies =
  ({ nodesOf }: Pick<typeof bodyTools, 'nodesOf'>): Join =>
  (stored, typed, base) => {
    const texts = [base, stored, typed];
    if (texts.every(({ format, body }) => format === 'text' && body !== '')) {
      const letters = texts.map(({ body }) => [...body].map((key) => ({ key })));
      const [before, first, second] = letters as [Token[], Token[], Token[]];
      const body = mergeTokens(before, first, second).map(({ key }) => key);
      return { body: body.join(''), format: 'text' };
    }
    const documents = texts.map((text) => (text.body === '' ? [] : nodesOf(text)));
    if (documents.includes(null)) return null;
    const [before, first, second] = documents.map((nodes) => tokensOf(nodes!)) as [Token[], Token[], Token[]];
    const nodes = nodesOfTokens(mergeTokens(before, first, second));
    return { body: JSON.stringify(nodes), format: 'rich2' };
  };

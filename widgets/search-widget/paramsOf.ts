import { cutText } from '../../src/index';
import type { SearchParams } from '../../src/ui/search/searchTypes';
import type { SearchWidgetProps } from './props';

const domains: Readonly<Record<string, string>> = { all: 'all_content', events: 'event' };

/** What a search from here takes along in its address. */
export function paramsOf({
  domain = 'all',
  postType,
  places = [],
  initialParams = {},
  scope,
}: SearchWidgetProps): SearchParams {
  const given = Object.entries(initialParams).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.filter(isPlain).join() : isPlain(value) ? String(value) : '';
    return /^[\w-]{1,50}$/.test(name) && text !== '' ? [[name, cutText(text, 500)]] : [];
  });
  const types = domain === 'places' ? places : [postType ?? []].flat();
  return {
    ...(Object.fromEntries(given) as Record<string, string>),
    domain: Object.hasOwn(domains, domain) ? domains[domain]! : domain,
    ...(types.length > 0 && { types: types.join() }),
    ...(scope?.value === 'hub' && { scope: 'hub' }),
  };
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

type Value = string | string[] | Record<string, string>;

const most = { parameters: 1000, items: 200 };

/**
 * Query strings as clients of this API write them: `a=1`, `a=1&a=2`, `a[]=1`, `a[0]=1&a[1]=2`, `a[key]=1`. One level
 * deep; anything beyond the limits is left out. The answer has no prototype, so no name can reach one.
 */
export function parseQuery(text: string): Record<string, Value> {
  const query = Object.create(null) as Record<string, Value>;
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    if ((count += 1) > most.parameters) break;
    const [, base = name, key] = /^([^[\]]+)\[([^[\]]*)\]$/.exec(name) ?? [];
    const known = Object.hasOwn(query, base) ? query[base] : undefined;
    if (key !== undefined && key !== '' && !/^\d+$/.test(key)) {
      const record =
        typeof known === 'object' && !Array.isArray(known)
          ? known
          : (Object.create(null) as Record<string, string>);
      record[key] = value;
      query[base] = record;
    } else if (key !== undefined || known !== undefined) {
      const list = Array.isArray(known) ? known : typeof known === 'string' ? [known] : [];
      if (list.length < most.items) list.push(value);
      query[base] = list;
    } else {
      query[base] = value;
    }
  }
  return query;
}

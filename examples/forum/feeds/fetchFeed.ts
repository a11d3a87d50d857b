import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress';

interface Limits {
  /** Origins that may be on this machine, or beside it. */
  origins: readonly string[];
  /** Milliseconds for all of it. */
  time?: number;
  /** Bytes of the feed. */
  size?: number;
  redirects?: number;
}

/**
 * The text of a feed on the open web. An address is checked when its name has been looked up, and by the connection itself: a
 * name that leads elsewhere the next time leads nowhere. Rejects for all that is too much, too late or somewhere else.
 */
export async function fetchFeed(
  url: string,
  { origins, time = 2000, size = 1_000_000, redirects = 3 }: Limits,
): Promise<string> {
  const signal = AbortSignal.timeout(time);
  for (let at = url, left = redirects; ; left -= 1) {
    const answer = await once(at, { origins, size, signal });
    if (typeof answer === 'string') return answer;
    if (left === 0) throw new Error('the feed leads from address to address');
    at = new URL(answer.location, at).href;
  }
}

/** One request: the body, or where it leads. */
function once(
  address: string,
  { origins, size, signal }: { origins: readonly string[]; size: number; signal: AbortSignal },
): Promise<string | { location: string }> {
  const { protocol, hostname, origin, username } = new URL(address);
  if ((protocol !== 'http:' && protocol !== 'https:') || username !== '')
    throw new Error('a feed is fetched by http or https');
  const isOpen = origins.includes(origin);
  // A number is no name: nothing looks it up.
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isOpen && !isPublicAddress(literal)) throw notPublic();
  return new Promise((resolve, reject) => {
    const { request } = protocol === 'https:' ? https : http;
    const asked = request(
      address,
      {
        signal,
        lookup: isOpen ? lookup : publicLookup,
        headers: { accept: 'application/rss+xml, application/atom+xml, application/xml, text/xml' },
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          response.destroy();
          return resolve({ location: headers.location });
        }
        if (statusCode !== 200) return void response.destroy(new Error(`the feed answers ${statusCode}`));
        const parts: Buffer[] = [];
        let length = 0;
        response.on('data', (part: Buffer) => {
          length += part.length;
          if (length > size) response.destroy(new Error('the feed is too long'));
          else parts.push(part);
        });
        response.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
        response.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

const notPublic = () => new Error('the feed is not on the open web');

/** Looks a name up for a connection, which goes to what is found here and nowhere else. */
const publicLookup: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, [], 4);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return callback(notPublic(), [], 4);
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });

import type { IncomingMessage, ServerResponse } from 'node:http';

/** What happens to a request instead of its answer. */
export interface ServerFault {
  /** Status line; 200 when only a body is given. */
  status?: number;
  body?: string | Buffer;
  contentType?: string;
  headers?: Record<string, string>;
  /** Milliseconds before anything else. Alone it only makes the real answer late. */
  delay?: number;
  /** `before`: the connection ends without a byte. `middle`: after half of `body`, which was promised whole. `never`: silence. */
  drop?: 'before' | 'middle' | 'never';
  /** Only this method. */
  method?: string;
  /** Only so many requests; all by default. */
  times?: number;
}

interface Switch {
  path: RegExp;
  fault: ServerFault;
  left: number;
}

export interface ServerFaults {
  /** Puts a fault on a route. Returns the function that takes it away. */
  set(path: RegExp, fault: ServerFault): () => void;
  clear(): void;
  /** Plays the fault of a request. Resolves to false when the real answer has to follow. */
  play(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** The fault switches of a server, the last one set first. */
export function serverFaults(): ServerFaults {
  let switches: Switch[] = [];
  return {
    set(path, fault) {
      const added = { path, fault, left: fault.times ?? Infinity };
      switches = [added, ...switches];
      return () => {
        switches = switches.filter((each) => each !== added);
      };
    },
    clear() {
      switches = [];
    },
    async play(request, response) {
      const { method, url = '' } = request;
      const found = switches.find(
        ({ path, fault, left }) => left > 0 && path.test(url) && (!fault.method || fault.method === method),
      );
      if (!found) return false;
      found.left -= 1;
      const { fault } = found;
      if (fault.delay) await new Promise((resolve) => setTimeout(resolve, fault.delay));
      if (fault.drop === 'never') return true;
      if (fault.drop === 'before') {
        request.socket.destroy();
        return true;
      }
      if (fault.status === undefined && fault.body === undefined && !fault.drop) return false;
      const body = Buffer.from(fault.body ?? '');
      response.writeHead(fault.status ?? 200, {
        'content-type': fault.contentType ?? 'application/json; charset=utf-8',
        'content-length': body.length,
        ...fault.headers,
      });
      if (fault.drop === 'middle')
        response.write(body.subarray(0, body.length >> 1), () => request.socket.destroy());
      else response.end(body);
      return true;
    },
  };
}

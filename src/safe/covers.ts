/** Whether a host is of a pattern: `cdn.example`, `cdn.example:8443`, `*.example`, or `*` for any. */
export const covers = (pattern: string, host: string): boolean =>
  pattern === '*' || pattern === host || (pattern.startsWith('*.') && host.endsWith(pattern.slice(1)));

import { isRecord } from '../contract/foreign';
import type { PageMeta } from '../contract/pageConfig';

const longest = 1000;

/** Headers must be ASCII and on one line; percent-encoding keeps the rest readable for the log. */
const ascii = (text: string) =>
  text.replace(/\p{Surrogate}/gu, '?').replace(/[^\u0020-\u007e]/gu, (char) => encodeURIComponent(char));

/** Tells the server's audit log which page a call belongs to. Query values never leave the page: they hold e-mails and tokens. */
export function auditHeaders(audit: PageMeta['auditLog']): Record<string, string> {
  if (!audit) return {};
  return {
    'X-Parent-Audit-Log-Id': ascii(audit.auditLogID).slice(0, 100),
    'X-Parent-Audit-Log-Request-Path': ascii(audit.requestPath.replace(/[?#].*$/s, '')).slice(0, longest),
    'X-Parent-Audit-Log-Request-Method': ascii(audit.requestMethod).slice(0, 10),
    'X-Parent-Audit-Log-Request-Query': maskedQuery(audit.requestQuery),
  };
}

function maskedQuery(query: unknown): string {
  if (!isRecord(query)) return '{}';
  const masked: Record<string, string> = {};
  for (const name of Object.keys(query)) {
    const longer = { ...masked, [ascii(name).slice(0, 50)]: '***' };
    // Cut between names, so that what is sent stays JSON.
    if (JSON.stringify(longer).length > longest) break;
    Object.assign(masked, longer);
  }
  return JSON.stringify(masked);
}

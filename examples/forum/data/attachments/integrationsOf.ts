import type { Context } from '../context';
import type { Integration } from './integration';
import { createIssueTracker } from './issueTracker';

/** Those that the forum has switched on, by what their attachments are called. */
export function integrationsOf(context: Context): Map<string, Integration> {
  const on = context.config.addons.includes('issues') ? [createIssueTracker(context)] : [];
  return new Map(on.map((integration) => [integration.entry.attachmentType, integration]));
}

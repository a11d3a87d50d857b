/** Add-ons without a bundle that a forum of this kind may have switched on: they work on the server alone. */
export const addonKeys: readonly string[] = [
  'groups',
  'elasticsearch',
  'federatedsearch',
  'jira',
  'online',
  'sentimentanalysis',
  'warnings2',
  'zendesk',
  'ideation',
  'knowledge',
  'openapi-embed',
  'sitehubshared',
  'subcommunities',
  'vanillaanalytics',
];

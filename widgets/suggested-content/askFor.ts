import type { SuggestedContentProps } from './props';

/** The query for what is suggested. */
export const askFor = ({
  suggestedFollows,
  suggestedContent,
  excludedCategoryIDs = [],
  apiParams = {},
}: SuggestedContentProps): Readonly<Record<string, unknown>> => ({
  suggestedFollowsLimit: suggestedFollows.limit,
  suggestedContentLimit: suggestedContent.limit,
  suggestedContentExcerptLength: suggestedContent.excerptLength,
  ...(excludedCategoryIDs.length > 0 && { excludedCategoryIDs }),
  ...apiParams,
});

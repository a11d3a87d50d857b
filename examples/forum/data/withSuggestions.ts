import type { Discussions, Suggestions } from '../forum';

/** Questions get suggestions when they are asked, and show them to their asker. What fails there fails no question. */
export function withSuggestions(
  discussions: Discussions,
  suggestions: Suggestions,
  report: (error: unknown) => void,
): Discussions {
  return {
    ...discussions,
    async get(viewer, discussionID, options) {
      const discussion = await discussions.get(viewer, discussionID, options);
      return { ...discussion, ...(await suggestions.of(viewer, discussion)) };
    },
    async create(viewer, input) {
      const discussion = await discussions.create(viewer, input);
      if ((await suggestions.of(viewer, discussion)) === null) return discussion;
      await suggestions.generate(viewer, discussion.discussionID).catch(report);
      return { ...discussion, ...(await suggestions.of(viewer, discussion)) };
    },
  };
}

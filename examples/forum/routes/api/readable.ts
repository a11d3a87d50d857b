/** JSON that is meant to be read by people, too. */
export const readable = (data: unknown): string => JSON.stringify(data, null, 4);

/** What a figure is held against, and whether it holds. */
export const judge = (value, limit) => ({ target: `≤ ${limit}`, ok: value <= limit });

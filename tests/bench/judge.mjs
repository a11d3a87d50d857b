/** What a figure is held against, and whether it holds. */
export const judge = (value, limit) => ({ target: `≤ ${limit}`, ok: value <= limit });

/**
 * The same for a time in milliseconds that has no floor of its own; beside its target stands what it would be on the machine
 * that the targets were measured on.
 * @param pace how many times longer this machine takes for the floor, in the same run
 */
export const judgeTime = (value, limit, pace) => ({
  target: `≤ ${limit} (at the targets' pace it is ${(value / pace).toFixed(1)})`,
  ok: value <= limit,
});

/** The same for a time that is the browser's own as much as ours, which only a machine of the targets' pace can keep. */
export const judgeAtPace = (value, limit, pace) => ({
  target: `≤ ${limit} at the targets' pace, where it is ${(value / pace).toFixed(1)}`,
  ok: value / pace <= limit,
});

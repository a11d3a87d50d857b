/** What a figure is held against, and whether it holds. */
export const judge = (value, limit) => ({ target: `≤ ${limit}`, ok: value <= limit });

/**
 * The same for a time in milliseconds that has no floor of its own. Times move with the machine, so that it is held against
 * its target at the pace of the machine that the targets were measured on.
 * @param pace how many times longer this machine takes for the floor, in the same run
 */
export const judgeTime = (value, limit, pace) => ({
  target: `≤ ${limit} at the targets' pace, here ${(value / pace).toFixed(1)}`,
  ok: value / pace <= limit,
});

/** What decides where a reaction stands; the server prints by the same rule. */
interface Kind {
  tagID: number;
  urlcode: string;
  count: number;
  hasReacted?: boolean;
}

/** The most that stand in a bar as they are. */
const most = 6;
/** Those that stand in it of more, given or not. */
const first = 3;

export const isVote = (urlcode: string): boolean => urlcode === 'Up' || urlcode === 'Down';

export interface BarParts<Reaction> {
  /** Given reactions and the first few, in the forum's order. */
  bar: Reaction[];
  /** What the button "All reactions" opens; empty where all are in the bar. */
  rest: Reaction[];
}

/** Up and Down have gone where a vote control stands beside the bar. */
export const withoutVotes = <Reaction extends Kind>(
  reactions: readonly Reaction[],
  votesApart: boolean,
): Reaction[] => (votesApart ? reactions.filter(({ urlcode }) => !isVote(urlcode)) : [...reactions]);

/**
 * Which reactions stand in a bar. Of more than six, those that somebody has given and the first three; `kept` are those
 * that have stood there since the page was made, so that none goes from under a finger.
 */
export function shownInBar<Reaction extends Kind>(
  buttons: readonly Reaction[],
  { whole = false, kept }: { whole?: boolean; kept?: ReadonlySet<number> } = {},
): BarParts<Reaction> {
  if (whole || buttons.length <= most) return { bar: [...buttons], rest: [] };
  const isIn = ({ tagID, count, hasReacted }: Reaction, index: number) =>
    index < first || count > 0 || hasReacted || kept?.has(tagID) === true;
  const bar = buttons.filter(isIn);
  return { bar, rest: buttons.filter((reaction) => !bar.includes(reaction)) };
}

import { useAppDispatch } from '../../src/index';
import type { DiscussionFlag } from '../../src/resources/discussions/discussion';
import { useDiscussion } from '../../src/resources/discussions/discussionsSlice';
import { setFlag } from '../../src/resources/discussions/setFlag';
import { MenuSwitch } from '../../src/ui/menu/MenuSwitch';
import { useLocale } from '../../src/ui/useLocale';
import { useOutcome } from './useOutcome';

interface Props {
  discussionID: number;
  flag: DiscussionFlag;
  /** English, while it is off and while it is on. */
  names: readonly [off: string, on: string];
  /** Announced to screen readers after the change; left out where the page itself shows it. */
  done?: readonly [off: string, on: string];
}

/** Turns one flag of a discussion on or off. */
export function FlagItem({ discussionID, flag, names, done }: Props) {
  const { t } = useLocale();
  const dispatch = useAppDispatch();
  const tell = useOutcome();
  const record = useDiscussion(discussionID);
  const isOn = record?.[flag] === true;
  async function change(value: boolean) {
    const result = await dispatch(setFlag(discussionID, flag, value));
    if (result?.outcome === 'failed') tell.failed(result.error);
    else if (result && done) tell.done(t(done[result.value ? 1 : 0]));
  }
  return (
    <MenuSwitch
      name={flag}
      checked={isOn}
      busy={record?.sending?.[flag] !== undefined}
      onChange={(value) => void change(value)}
    >
      {t(names[isOn ? 1 : 0])}
      <span className="inl-hidden"> {t(isOn ? 'on' : 'off')}</span>
    </MenuSwitch>
  );
}

import { useEffect, useState } from 'react';
import type { ApiError } from '../../src/index';
import { usePrivacy } from '../../src/resources/usePrivacy';
import { useUi } from '../../src/ui/UiContext';
import type { AccountSettingsProps } from './props';

/** The choice for statistics: as the page says it, or else read once while `asks`. */
export function useChoice(given: AccountSettingsProps['choice'], asks: boolean) {
  const { window, meta } = useUi();
  const privacy = usePrivacy({ window, raw: meta.raw });
  const [choice, setChoice] = useState(given);
  const [unread, setUnread] = useState<ApiError | null>(null);
  const missing = asks && choice === undefined && !unread;

  useEffect(() => {
    if (!missing) return;
    void privacy.choice().then((kept) => {
      if (typeof kept === 'number') setChoice(`${kept}`);
      else setUnread(kept);
    });
  }, [missing, privacy]);
  return { privacy, choice, setChoice, unread, again: () => setUnread(null) };
}

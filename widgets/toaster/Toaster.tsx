import { useEffect, useState } from 'react';
import { showHostToast } from '../../src/ui/toasts/showHostToast';
import { useUi } from '../../src/ui/UiContext';
import { useUniqueID } from '../../src/ui/useUniqueID';
import type { ToasterProps } from './props';

interface Props extends ToasterProps {
  printed?: Element;
}

/** What the server has printed in it for people; robots have words of their own. */
function wordsIn(printed: Element | undefined): string {
  const copy = printed?.cloneNode(true) as Element | undefined;
  copy?.querySelectorAll('noscript, script, style, template').forEach((each) => each.remove());
  const text = copy?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  // What reads it takes HTML.
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Where deployed pages print a message: it becomes a toast. Toasts themselves need no place in the page. */
export function Toaster({ printed, children = '' }: Props) {
  const ui = useUi();
  const toastID = useUniqueID();
  const [body] = useState(() => wordsIn(printed) || children);
  useEffect(() => {
    void showHostToast(ui, { toastID, body, persistent: true });
  }, [ui, toastID, body]);
  return null;
}

import { useEffect, useState } from 'react';
import { Printed } from '../../src/ui/Printed';
import { UserHtml } from '../../src/ui/UserHtml';
import { useUi } from '../../src/ui/UiContext';
import type { PrintedHtml } from './findPrinted';

interface Props {
  html: string;
  printed: PrintedHtml | undefined;
}

/** HTML of a fact. What the server has made of it stays until there is other, and the sanitiser for that. */
export function HtmlValue({ html, printed }: Props) {
  const { safeHtml, report } = useUi();
  const [ready, setReady] = useState(false);
  const isOld = printed !== undefined && printed.html !== html;
  useEffect(() => {
    if (!isOld) return;
    let wanted = true;
    safeHtml().then(
      () => wanted && setReady(true),
      (error: unknown) => report({ widget: 'PostAttachments', element: null, phase: 'load', error }),
    );
    return () => {
      wanted = false;
    };
  }, [isOld, safeHtml, report]);
  return ready || !printed ? <UserHtml html={html} /> : <Printed nodes={printed.nodes} />;
}

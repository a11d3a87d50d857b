import type { ReactNode } from 'react';
import { useSiteLink } from '../../src/ui/useSiteLink';
import { useUi } from '../../src/ui/UiContext';
import type { FollowProps } from './props';

interface Props {
  props: FollowProps;
  followed: boolean;
  className: string;
  children: ReactNode;
}

/** As a server prints it: it follows by itself, and leads to the preferences of what is followed. */
export function PrintedForm({ props: { recordID, viewRecordUrl }, followed, className, children }: Props) {
  const { meta, section } = useUi();
  const url = useSiteLink()(viewRecordUrl ?? '');
  if (followed)
    return (
      <form
        className={className}
        acceptCharset="utf-8"
        action={`${section}/profile/followed-content`}
        data-inlay-part="form"
      >
        <input type="hidden" name="category" value={recordID} />
        {children}
      </form>
    );
  // Without the category's address there is nowhere to send it.
  if (!viewRecordUrl || url === null) return <div className={className}>{children}</div>;
  return (
    <form
      className={className}
      method="post"
      acceptCharset="utf-8"
      action={`${url.replace(/[?#].*/, '')}/follow`}
      data-inlay-part="form"
    >
      <input type="hidden" name="TransientKey" value={meta.transientKey} />
      <input type="hidden" name="followed" value="1" />
      {children}
    </form>
  );
}

import { useCurrentUser } from '../../src/index';
import { AccountForm } from './AccountForm';
import { PasswordForm } from './PasswordForm';
import { PrivacyForm } from './PrivacyForm';
import type { AccountSettingsProps } from './props';

/**
 * A member's account: name, e-mail address, password, and what others and statistics see. Where the server has said the
 * choice for statistics, its form is about that alone, and so is this.
 */
export function AccountSettings(props: AccountSettingsProps) {
  const { userID } = useCurrentUser();
  const isWhole = props.choice === undefined && props.userID > 0 && userID === props.userID;
  if (!isWhole) return <PrivacyForm {...props} />;
  return (
    <div className="inl-root inl-account">
      <AccountForm userID={userID} />
      <PasswordForm userID={userID} />
      <PrivacyForm {...props} />
    </div>
  );
}

import { useState } from 'react';
import { useCurrentUser } from '../../src/index';
import { useGetAccountQuery } from '../../src/resources/account';
import { Printed } from '../../src/ui/Printed';
import { AccountForm } from './AccountForm';
import { PasswordForm } from './PasswordForm';
import { PrivacyForm } from './PrivacyForm';
import type { AccountSettingsProps } from './props';
import { useChoice } from './useChoice';

interface Props extends AccountSettingsProps {
  printed?: Element;
}

/** The server's form, if there is one. */
const formIn = (printed?: Element): readonly Node[] =>
  printed?.querySelector('form') ? [...printed.childNodes] : [];

/**
 * A member's account: name, e-mail address, password, and what others and statistics see. Where the server has said the
 * choice for statistics, its form is about that alone, and so is this. The server's form works without any of it: it stays
 * until all of it is there, and for good where that fails or the account is somebody else's.
 */
export function AccountSettings({ printed, ...props }: Props) {
  const { userID } = useCurrentUser();
  const [nodes] = useState(() => formIn(printed));
  const [isOurs, setIsOurs] = useState(nodes.length === 0);
  const [isUsed, setIsUsed] = useState(false);
  const isOwn = userID === props.userID;
  const isWhole = isOwn && props.choice === undefined && props.userID > 0;
  const account = useGetAccountQuery(props.userID, { skip: !isWhole });
  const { choice } = useChoice(props.choice, isOwn && nodes.length > 0);
  const isReady = isOwn && choice !== undefined && (!isWhole || account.data !== undefined);
  if (!isOurs && isReady && !isUsed) setIsOurs(true);
  if (!isOurs)
    return (
      // What is being filled in there is not taken away.
      <div onInput={() => setIsUsed(true)}>
        <Printed nodes={nodes} />
      </div>
    );
  if (!isWhole) return <PrivacyForm {...props} choice={choice} />;
  return (
    <div className="inl-root inl-account">
      <AccountForm userID={userID} />
      <PasswordForm userID={userID} />
      <PrivacyForm {...props} choice={choice} />
    </div>
  );
}

import { useState } from 'react';
import { useCurrentUser, usePermission } from '../../src/index';
import { useGetProfileFieldsQuery } from '../../src/resources/profileFields';
import { Printed } from '../../src/ui/Printed';
import { FieldsForm } from './FieldsForm';
import type { EditProfileFieldsProps } from './props';

interface Props extends EditProfileFieldsProps {
  printed?: Element;
}

/**
 * What a member says about themselves, in a form. The server's own form stays until there are fields to edit, while it is being
 * filled in, and for those who may not edit them here.
 */
export function EditProfileFields({ printed, userID }: Props) {
  const reader = useCurrentUser();
  const mayForOthers = usePermission('users.edit');
  const isAllowed = userID > 0 && reader.userID > 0 && (reader.userID === userID || mayForOthers);
  const { data } = useGetProfileFieldsQuery(userID, { skip: !isAllowed });
  const [nodes] = useState(() => [...(printed?.childNodes ?? [])]);
  const [isUsed, setIsUsed] = useState(false);
  const isReady = isAllowed && data !== undefined && Object.keys(data).length > 0;
  const [isOurs, setIsOurs] = useState(false);
  if (!isOurs && isReady && !isUsed) setIsOurs(true);
  if (isOurs && data) return <FieldsForm userID={userID} fields={data} />;
  return (
    <div onInput={() => setIsUsed(true)}>
      <Printed nodes={nodes} />
    </div>
  );
}

/** Whether a record can have this ID. The database takes no greater one, not even to look for it. */
export const isRecordID = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= 2_147_483_647;

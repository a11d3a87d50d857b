import { createContext } from 'react';

/** What a form tells its fields: the server's problems by dotted name. Null outside a form. */
export const FormContext = createContext<ReadonlyMap<string, readonly string[]> | null>(null);

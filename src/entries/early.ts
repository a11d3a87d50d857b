import { forms } from 'virtual:early';
import { keepEarlyForms } from '../page-life/keepEarlyForms';

/** The chunk that keeps text of the server's forms, with the forms of the build's widgets. */
export const start = () => keepEarlyForms(window, forms);

/** Put in by the build: the server forms of its widgets. */
declare module 'virtual:early' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- a module that is only declared imports nothing
  export const forms: import('../page-life/keepEarlyForms').EarlyForms;
}

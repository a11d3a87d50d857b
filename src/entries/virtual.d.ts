/**
 * Put in by the build: lower-case widget name → what reads its server form before the widget's code is there. A draft as
 * `resources/drafts` keeps it, or null where the form says too little.
 */
declare module 'virtual:early' {
  export const forms: Record<
    string,
    (
      props: Record<string, unknown>,
      fields: { body: string; name?: string; tags?: string },
      // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- a module that is only declared imports nothing
    ) => import('../resources/drafts/keepEarly').EarlyDraft | null
  >;
}

/** Put in by the build: the server forms of its widgets. */
declare module 'virtual:early' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- a module that is only declared imports nothing
  export const forms: import('../page-life/keepEarlyForms').EarlyForms;
}

/** Put in by the build: the widgets that a server can render, and the layout around them. */
declare module 'virtual:views' {
  /* eslint-disable @typescript-eslint/consistent-type-imports -- a module that is only declared imports nothing */
  export const widgets: import('../contract/widget').WidgetDefinition[];
  export const Layout: import('../render/createPrinter').LayoutView;
}

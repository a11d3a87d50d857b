/** Stylesheets are the build's business: in unit tests an import of one brings nothing. */
export {};

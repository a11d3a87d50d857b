/** Put in by the build: icon name → the shapes inside its 24 × 24 square. */
declare module 'virtual:icons' {
  export const icons: Record<string, string>;
}

/** Stylesheets are taken out of the code by the build, one per widget. */
declare module '*.css';

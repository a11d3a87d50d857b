/** The settings that anybody may read, by their dotted names. */
export const publicSettings = { 'garden.cookie.name': 'inlay', 'garden.cookie.path': '/' } as const;

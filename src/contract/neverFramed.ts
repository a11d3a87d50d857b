/**
 * Pages with fields and buttons that a hostile host must not overlay: passwords, private messages, moderation,
 * settings. A page of a stranger could lay its own over a frame with these, so links to them open a tab. Signing out is
 * no harm, and only the frame knows a session that began in it.
 */
export const neverFramed =
  /^\/(entry(?!\/signout)|messages|discussions\/bulk|profile\/[^/]*preferences|notifications|drafts|api)(\/|$)/i;

/**
 * Themes hide the body until their scripts have run. When a script fails, ours or not, that moment may never come:
 * 800 ms after an error the body is shown, whatever hid it.
 */
export function forceBodyVisible(): void {
  addEventListener('error', () =>
    setTimeout(() => {
      const body = document.body;
      body.style.cssText += `visibility:visible!important;opacity:1!important;${body.getClientRects().length ? '' : 'display:block!important'}`;
    }, 800),
  );
}

/** Why a post has not been sent: there is more in the form now than when its button was pressed. */
export const heldBack = (goesOn: boolean): string =>
  goesOn
    ? 'This has not been sent yet: there is more in it now. Look through it before you send it.'
    : 'Your draft has come back. Look through it before you send it.';

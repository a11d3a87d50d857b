/** Whether letters are being composed in an element, and what has to wait for their end: until then they are not in the text. */
export function createComposing() {
  let isUnderWay = false;
  const waiting: (() => void)[] = [];
  const whenOver = (act: () => void) => {
    if (isUnderWay) waiting.push(act);
    else act();
  };
  return {
    isUnderWay: () => isUnderWay,
    /** At once where nothing is being composed. */
    whenOver,
    watch: {
      onCompositionStart: () => void (isUnderWay = true),
      onCompositionEnd() {
        isUnderWay = false;
        // The turn in which a composition ends still brings its letters, and another one may begin in it.
        setTimeout(() => waiting.splice(0).forEach(whenOver));
      },
    },
  };
}

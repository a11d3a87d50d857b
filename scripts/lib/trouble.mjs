/** A failure that the reader can do something about: its message is a whole sentence, and it is all that is printed. */
export class Trouble extends Error {
  name = 'Trouble';
}

/** Runs a script's main part. Trouble ends it with its sentence; anything else is a defect and shows its stack. */
export async function runScript(main) {
  try {
    process.exitCode = (await main(process.argv.slice(2))) ?? 0;
  } catch (error) {
    console.error(error instanceof Trouble ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

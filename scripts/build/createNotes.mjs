import fs from 'node:fs';
import path from 'node:path';

/**
 * What one of the builds in a list tells those behind it. While sources are watched, rollup builds anew only what has
 * read a file that changed: so each note is kept in a file of `folder` too, and whoever asks for it `hears` that file.
 */
export function createNotes(folder) {
  const notes = {};
  const fileOf = (name) => path.join(folder, `${name}.json`);
  return {
    tell(name, note, { isWatching }) {
      const text = JSON.stringify(note);
      const isNew = JSON.stringify(notes[name]) !== text;
      notes[name] = note;
      // The same again builds nothing.
      if (!isWatching || !isNew) return;
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(fileOf(name), text);
    },
    ask(name) {
      if (!(name in notes)) throw new Error(`waits for "${name}", whose build has failed`);
      return notes[name];
    },
    /** A plugin for the build that asks. */
    hear: (...names) => ({
      name: 'inlay-notes',
      buildStart() {
        if (this.meta.watchMode) for (const name of names) this.addWatchFile(fileOf(name));
      },
    }),
  };
}

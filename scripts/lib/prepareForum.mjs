import { runNode } from './run.mjs';
import { step } from './step.mjs';
import { Trouble } from './trouble.mjs';

const prepare = '.cache/forum/prepare.mjs';

/** Makes the demo database, or leaves it alone when it fits the forum that was built. */
export async function prepareForum() {
  const work = async () => {
    console.log('Preparing the database …');
    const { code, output } = await runNode([prepare], { quiet: true });
    if (code === 0) return;
    console.error(output.trimEnd());
    throw new Trouble('The database could not be prepared; the reason is above.');
  };
  // Another server's database can change without us: it looks for itself, each time.
  if (process.env.DATABASE_URL) return work();
  const data = process.env.INLAY_DATA_DIR ?? '.cache/forum/data';
  return step({ name: 'database', inputs: [prepare], outputs: [data], extra: data, work });
}

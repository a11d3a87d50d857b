import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { startForum } from './startForum.mjs';
import { median } from './statistics.mjs';

const paths = { 'a list': '/discussions', 'a thread of 30': '/discussion/234' };
const connections = 10;

function ask(agent, url, { headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      method: body ? 'POST' : 'GET',
      headers: { 'accept-encoding': 'br', ...headers },
    };
    const asked = request(url, options, (answer) => {
      answer.resume().on('end', () => resolve(answer));
    });
    asked.on('error', reject).end(body);
  });
}

async function signIn(agent, url) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: url };
  const body = new URLSearchParams({ name: 'member', password: process.env.INLAY_DEMO_PASSWORD ?? 'inlay' });
  const { headers: said } = await ask(agent, `${url}/entry/signin`, { headers, body: body.toString() });
  return (said['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ');
}

/** CPU time of a process so far, milliseconds; Linux alone tells. */
function cpuOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

/** Pages as quickly as ten connections get them, from all processes by turns. */
async function load({ agent, forums, path, cookie }, count) {
  const cpu = () => forums.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
  const [before, start] = [cpu(), performance.now()];
  let sent = 0;
  const one = async () => {
    while (sent < count) {
      const { url } = forums[sent++ % forums.length];
      const { statusCode } = await ask(agent, url + path, { headers: cookie ? { cookie } : {} });
      if (statusCode !== 200) throw new Error(`${path} was answered ${statusCode}.`);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return { cpu: (cpu() - before) / count, rate: (count / (performance.now() - start)) * 1000 };
}

async function measure(forums, name, { add, quick }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    const cookie = await signIn(agent, forums[0].url);
    for (const [page, path] of Object.entries(paths)) {
      for (const [reader, held] of [
        ['guest', ''],
        ['member', cookie],
      ]) {
        const asked = { agent, forums, cookie: held };
        const runs = [];
        // The page of the frame alone is the floor; the first round warms both up.
        for (let round = 0; round <= (quick ? 3 : 7); round += 1)
          runs.push([await load({ ...asked, path: '/search' }, 40), await load({ ...asked, path }, 40)]);
        const of = (index, key) => median(runs.slice(1).map((run) => run[index][key]));
        const at = `${page} for a ${reader}, ${name}`;
        const [floor, value] = [of(0, 'cpu'), of(1, 'cpu')];
        add({ name: `${at}: CPU`, value, unit: 'ms', floor, ratio: value / floor });
        const [most, rate] = [of(0, 'rate'), of(1, 'rate')];
        add({ name: `${at}: requests a second`, value: rate, unit: '', floor: most, ratio: rate / most });
      }
    }
  } finally {
    agent.destroy();
  }
}

async function withForums(count, env, use) {
  const forums = [];
  try {
    for (let made = 0; made < count; made += 1) forums.push(await startForum(env));
    await use(forums);
  } finally {
    await Promise.all(forums.map((forum) => forum.stop()));
  }
}

/**
 * What a page costs the server, beside an empty search page, which is the frame alone: in the embedded database, or with one process and two
 * on the PostgreSQL database that `DATABASE_URL` names.
 */
export async function benchServer({ add, quick }) {
  const { DATABASE_URL } = process.env;
  const env = { INLAY_RATE_LIMIT: '100000000', ...(DATABASE_URL && { DATABASE_URL }) };
  for (const count of DATABASE_URL ? [1, 2] : [1]) {
    const name = DATABASE_URL ? `PostgreSQL, ${count === 1 ? 'one process' : 'two processes'}` : 'embedded';
    await withForums(count, env, (forums) => measure(forums, name, { add, quick }));
  }
}

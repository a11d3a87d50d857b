import { readSource } from './sources';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
}

const { packages } = JSON.parse(readSource('package-lock.json')) as { packages: Record<string, Locked> };
const entries = Object.entries(packages).filter(([path]) => path !== '');

test('the lock file names no download address: each machine has its own registry', () => {
  expect(entries.length).toBeGreaterThan(100);
  expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

test('every locked package carries its checksum', () => {
  expect(entries.filter(([, { integrity, link }]) => !integrity && !link).map(([path]) => path)).toEqual([]);
});

test('every version in package.json is exact', () => {
  const { dependencies, devDependencies } = JSON.parse(readSource('package.json')) as Record<
    string,
    Record<string, string>
  >;
  const all = Object.entries({ ...dependencies, ...devDependencies });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version)).map(([name]) => name)).toEqual([]);
});

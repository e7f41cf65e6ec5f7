import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('require-node.cjs', import.meta.url));

/** Runs the check under a Node that claims to have this version. */
function checkAs(version: string) {
  const versions = `{ value: { ...process.versions, node: '${version}' } }`;
  const code = `Object.defineProperty(process, 'versions', ${versions}); require(${JSON.stringify(SCRIPT)});`;
  return spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
}

it.each(['18.20.8', '20.9.0', '20.19.6'])('Node %s is refused in one line', (version) => {
  const { status, stderr } = checkAs(version);

  expect(stderr).toBe(`This is Node ${version}. Please install Node 20.20 or newer.\n`);
  expect(status).toBe(1);
});

it.each(['20.20.0', '21.0.0', '24.1.0'])('Node %s is accepted', (version) => {
  expect(checkAs(version)).toMatchObject({ status: 0, stderr: '' });
});

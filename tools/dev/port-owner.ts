import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The state of a listening socket in /proc/net/tcp. */
const LISTENING = '0A';

export interface PortOwner {
  readonly id: number;
  readonly command: string;
}

/** Returns the process that listens on a port of this machine. Null if there is none or the system does not reveal it. */
export async function findPortOwner(port: number): Promise<PortOwner | null> {
  return existsSync('/proc/net/tcp') ? findInProc(port) : findByLsof(port);
}

function findInProc(port: number): PortOwner | null {
  const sockets = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6'].filter(existsSync).flatMap((file) => listeningSockets(file, port)),
  );
  if (sockets.size === 0) {
    return null;
  }
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const holds = readdirSync(`/proc/${id}/fd`).some((fd) => sockets.has(linkOf(`/proc/${id}/fd/${fd}`)));
      if (holds) {
        return { id: Number(id), command: readFileSync(`/proc/${id}/comm`, 'utf8').trim() };
      }
    } catch {
      // The process ended during the read or belongs to another user.
    }
  }
  return null;
}

// proc(5): fields 1 (address:port in hex), 3 (state) and 9 (inode).
function listeningSockets(file: string, port: number): string[] {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(`:${hexPort}`) && fields[3] === LISTENING)
    .map((fields) => `socket:[${fields[9]}]`);
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return ''; // closed while we read
  }
}

async function findByLsof(port: number): Promise<PortOwner | null> {
  try {
    const { stdout } = await run('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']);
    const id = /^p(\d+)$/m.exec(stdout)?.[1];
    return id === undefined ? null : { id: Number(id), command: /^c(.+)$/m.exec(stdout)?.[1] ?? 'unknown' };
  } catch {
    return null; // lsof fails when nobody listens
  }
}

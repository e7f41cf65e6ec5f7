import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from '../processes/local-server.ts';
import { LOCAL_HOST } from '../project.ts';

/** One to either side. */
const SOCKETS_EACH = 2;

/** A way to a server that can be shut, as if the server had died: its data live on, as those of the real service do. */
export interface FaultProxy {
  /** Where to connect instead of to the server itself. */
  readonly port: number;
  /** Breaks every connection, and from now on each new one at once; returns how many it broke. */
  shut(): number;
  /** Lets everything through to the server, and none of its answers back; returns how many connections there are. */
  muffle(): number;
  /** Lets through again; what was muffled breaks. */
  open(): void;
  stop(): Promise<void>;
}

/** Opens a proxy in front of a server on this machine. */
export async function openFaultProxy(serverPort: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let state: 'open' | 'shut' | 'muffled' = 'open';
  const hold = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const proxy = createServer({ noDelay: true }, (socket) => {
    if (state === 'shut') {
      socket.on('error', () => {});
      socket.resetAndDestroy();
      return;
    }
    const onward = connect({ port: serverPort, host: LOCAL_HOST, noDelay: true });
    hold(socket, onward);
    hold(onward, socket);
    socket.pipe(onward);
    onward.on('data', (answer) => {
      if (state !== 'muffled') {
        socket.write(answer);
      }
    });
    onward.on('end', () => socket.end());
  });
  const { port } = await listenLocally(proxy);
  const breakAll = () => {
    for (const socket of sockets) {
      socket.resetAndDestroy();
    }
    return sockets.size / SOCKETS_EACH;
  };
  return {
    port,
    shut() {
      state = 'shut';
      return breakAll();
    },
    muffle() {
      state = 'muffled';
      return sockets.size / SOCKETS_EACH;
    },
    open() {
      if (state === 'muffled') {
        breakAll();
      }
      state = 'open';
    },
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        breakAll();
      }),
  };
}

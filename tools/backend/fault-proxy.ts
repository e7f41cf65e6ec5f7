import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from '../processes/local-server.ts';
import { LOCAL_HOST } from '../project.ts';

/** One to the client, one to the server. */
const SOCKETS_EACH = 2;

/** A proxy that can be shut to simulate a dead server. The server's data survives, as it does in the real service. */
export interface FaultProxy {
  /** The port to connect to instead of the server's own. */
  readonly port: number;
  /** Breaks every connection now and every new one immediately. Returns the number broken now. */
  shut(): number;
  /** Forwards everything to the server but drops all of its responses. Returns the number of open connections. */
  muffle(): number;
  /** Forwards in both directions again. Breaks the muffled connections. */
  open(): void;
  stop(): Promise<void>;
}

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
  const { port, stop } = await listenLocally(proxy);
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
    async stop() {
      breakAll();
      await stop();
    },
  };
}

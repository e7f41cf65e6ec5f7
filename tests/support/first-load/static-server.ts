import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { urlOf } from '../../../tools/backend/backend-environment.ts';
import { listenLocally } from '../../../tools/processes/local-server.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface StaticServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a built single-page application: its compressed files, and its HTML page for every other path. */
export async function serveApplication(folder: string): Promise<StaticServer> {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://local').pathname);
    const type = TYPES[extname(path)];
    const file = type === undefined ? join(folder, 'index.html') : join(folder, path);
    try {
      const content = await readFile(file);
      response
        .writeHead(200, { 'Content-Type': type ?? TYPES['.html'], 'Content-Encoding': 'gzip' })
        .end(gzipSync(content));
    } catch {
      response.writeHead(404).end();
    }
  });
  const { port, stop } = await listenLocally(server);
  return { url: urlOf(port), stop };
}

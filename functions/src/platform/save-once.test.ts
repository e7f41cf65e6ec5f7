import { createServer, type Server } from 'node:http';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterEach, expect, it, vi } from 'vitest';
import { saveOnce } from './save-once.ts';

let server: Server;

afterEach(() => {
  vi.unstubAllEnvs();
  server.close();
});

it('saveOnce uploads again if the connection breaks, and succeeds if the first upload was stored', async () => {
  let uploads = 0;
  server = createServer((request, response) => {
    uploads += 1;
    request
      .resume()
      .on('end', () => (uploads === 1 ? request.socket.destroy() : response.writeHead(412).end('{}')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  const app = initializeApp({ projectId: 'demo-save-once' }, 'save-once');

  await saveOnce(getStorage(app).bucket('files').file('logo.png'), 'pixels', 'image/png');

  expect(uploads).toBe(2);
  await deleteApp(app);
});

import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cliCacheFolder, isDownloadable, readCliArchives } from './cli-archives.ts';

describe('the installed CLI', () => {
  it('names the archives that it needs', () => {
    const { firestore, storageRules } = readCliArchives();
    expect(firestore.fileName).toMatch(/^cloud-firestore-emulator-v[\d.]+\.jar$/);
    expect(storageRules.fileName).toMatch(/^cloud-storage-rules-runtime-v[\d.]+\.jar$/);
    expect(new URL(firestore.url).protocol).toBe('https:');
  });
});

describe("the CLI's cache", () => {
  it('is in the home folder unless FIREBASE_EMULATORS_PATH names another folder', () => {
    expect(cliCacheFolder({ HOME: '/home/grace' })).toBe('/home/grace/.cache/firebase/emulators');
    expect(cliCacheFolder({ HOME: '/home/grace', FIREBASE_EMULATORS_PATH: '/elsewhere' })).toBe('/elsewhere');
  });
});

describe('isDownloadable', () => {
  let server: Server;
  let url: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      response.writeHead(request.url === '/there.jar' && request.method === 'HEAD' ? 200 : 404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });

  afterAll(() => server.close());

  it('checks without downloading the archive', async () => {
    expect(await isDownloadable({ fileName: 'a.jar', url: `${url}/there.jar` })).toBe(true);
    expect(await isDownloadable({ fileName: 'a.jar', url: `${url}/gone.jar` })).toBe(false);
  });

  it('returns false without a network', async () => {
    expect(await isDownloadable({ fileName: 'a.jar', url: 'http://127.0.0.1:1/a.jar' })).toBe(false);
  });
});

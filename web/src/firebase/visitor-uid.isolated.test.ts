import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let answer: { status: number; body: object };

const google = createServer((_request, response) => {
  response.writeHead(answer.status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(answer.body));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const address = google.address();
  const here = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  vi.stubEnv(
    'VITE_EMULATORS',
    JSON.stringify({ auth: here, firestore: here, functions: here, storage: here }),
  );
});

afterAll(() => new Promise((resolve) => google.close(resolve)));

const refusal = (message: string) => ({ status: 400, body: { error: { code: 400, message } } });

it.each(['QUOTA_EXCEEDED : Exceeded quota for creating users.', 'TOO_MANY_ATTEMPTS_TRY_LATER'])(
  'a visitor whose network may create no more accounts learns when to try again: %s',
  async (message) => {
    answer = refusal(message);
    const { visitorUid } = await import('./visitor-uid.ts');

    await expect(visitorUid()).rejects.toMatchObject({
      name: 'CallFailure',
      code: 'refused',
      message: 'Too many people are using your connection right now. Please try again in an hour.',
    });
  },
);

it('any other failure is passed on unchanged', async () => {
  answer = refusal('ADMIN_ONLY_OPERATION');
  const { visitorUid } = await import('./visitor-uid.ts');

  await expect(visitorUid()).rejects.toMatchObject({ code: 'auth/admin-restricted-operation' });
});

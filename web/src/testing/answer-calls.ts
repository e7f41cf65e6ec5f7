import { vi } from 'vitest';

/** The body of a callable's response. */
type WireAnswer = { result: unknown } | { error: { status: string; message: string } };

type Answer = WireAnswer | null;

/**
 * Mocks `fetch` to answer callables in this order, repeating the last answer. `null` is a broken connection, and a
 * promise is a slow one. Returns the data of each call.
 */
export function answerCalls(...answers: (Answer | Promise<Answer>)[]): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
    const nextAnswer = answers[Math.min(sent.length, answers.length - 1)];
    sent.push(JSON.parse(String(request.body)).data);
    const answer = await nextAnswer;
    if (!answer) {
      throw new TypeError('Failed to fetch');
    }
    return new Response(JSON.stringify(answer), { status: 'error' in answer ? 400 : 200 });
  });
  return sent;
}

import { vi } from 'vitest';

/** What a callable's server says, as it goes over the wire. */
type WireAnswer = { result: unknown } | { error: { status: string; message: string } };

type Answer = WireAnswer | null;

/**
 * Answers every call of a function at the network's edge, the last answer for good.
 * Returns what was sent, call by call; `null` as an answer is a broken connection, and a promise is a slow one.
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

import { describe, expect, it } from 'vitest';
import { type Part, RunningParts } from './running-parts.ts';

function part(): Part & { end: (code: number) => void; isStopped: () => boolean } {
  let end: (code: number) => void = () => {};
  let stopped = false;
  const exited = new Promise<number>((resolve) => {
    end = resolve;
  });
  return {
    exited,
    end,
    isStopped: () => stopped,
    async stop() {
      stopped = true;
      end(0);
    },
  };
}

describe('parts running together', () => {
  it('run until the signal is aborted', async () => {
    const parts = new RunningParts();
    parts.add('A', part());
    const stopping = new AbortController();
    const run = parts.untilOneEnds(stopping.signal);
    stopping.abort();
    await expect(run).resolves.toBeUndefined();
    await expect(parts.untilOneEnds(stopping.signal)).resolves.toBeUndefined();
  });

  it('report which of them ended on its own', async () => {
    const parts = new RunningParts();
    const [a, b] = [part(), part()];
    parts.add('A', a);
    parts.add('B', b);
    const run = parts.untilOneEnds(new AbortController().signal);
    b.end(3);
    await expect(run).rejects.toThrow('B ended by itself with code 3');
  });

  it('are all stopped, even those that already ended', async () => {
    const parts = new RunningParts();
    const [a, b] = [part(), part()];
    parts.add('A', a);
    parts.add('B', b);
    b.end(3);
    await parts.stop();
    expect([a.isStopped(), b.isStopped()]).toEqual([true, true]);
  });
});

import * as z from 'zod';

const eventSchema = z.looseObject({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z
    .looseObject({
      name: z.string().optional(),
      data: z
        .looseObject({
          frames: z.array(z.looseObject({ url: z.string(), processId: z.number().optional() })).optional(),
        })
        .optional(),
    })
    .optional(),
});

const traceSchema = z.object({ traceEvents: z.array(eventSchema) });

/** Chromium's names of what its event loop runs at once. */
const TASKS = ['RunTask', 'ThreadControllerImpl::RunTask'];
const MICROSECONDS_A_MS = 1_000;

/** How long the main thread of a page was kept from answering. */
export interface Blocking {
  /** The longest task, by the processor time of the thread: what else runs on the machine does not count. */
  readonly longestMs: number;
  /** The same by the clock. */
  readonly longestByClockMs: number;
}

/**
 * Reads a trace of Chromium's DevTools.
 * @param origin of the page whose main thread it is about
 * @throws Error where the trace has no task of that page
 */
export function blockingIn(trace: Buffer, origin: string): Blocking {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString('utf8')));
  const processes = new Set(
    traceEvents
      .flatMap(({ args }) => args?.data?.frames ?? [])
      .filter(({ url }) => url.startsWith(origin))
      .map(({ processId }) => processId),
  );
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => TASKS.includes(name) && processes.has(pid) && threads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) {
    throw new Error('The trace has no task of the page');
  }
  const byClock = tasks.map(({ dur = 0 }) => dur / MICROSECONDS_A_MS);
  const byProcessor = tasks.map(({ dur = 0, tdur = dur }) => tdur / MICROSECONDS_A_MS);
  return {
    longestMs: Math.max(...byProcessor),
    longestByClockMs: Math.max(...byClock),
  };
}

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

/** Chromium's names for a task of its event loop. */
const TASKS = ['RunTask', 'ThreadControllerImpl::RunTask'];
const MICROSECONDS_A_MS = 1_000;

export interface Blocking {
  /** The longest task in processor time of the thread, which excludes other work on the machine. */
  readonly longestMs: number;
  readonly longestByClockMs: number;
}

/**
 * Reads a Chromium DevTools trace.
 * @param origin the origin of the page to measure
 * @throws Error if the trace has no task of that page
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

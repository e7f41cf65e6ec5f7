import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Request, Response } from 'express';
import * as z from 'zod';
import '../platform/global-options.ts';
import { withItsSecrets } from './granted-secrets.ts';

const INDEX = new URL('../index.ts', import.meta.url);
const EXPORTS = /^export \{ (?<names>[\w, ]+) \} from '\.\/(?<path>[\w./-]+)';$/gm;

type Handler = (request: Request, response: Response) => unknown;

const handlerSchema = z.custom<Handler>((value) => typeof value === 'function');

const endpointSchema = z.object({
  region: z.array(z.string()),
  eventTrigger: z.object({}).optional(),
  scheduleTrigger: z.object({}).optional(),
});

/** A function as a request calls it. The scheduler calls schedules the same way. */
interface LoadedFunction {
  handle: Handler;
  endpoint: z.infer<typeof endpointSchema>;
}

const FILES = new Map(
  [...readFileSync(INDEX, 'utf8').matchAll(EXPORTS)].flatMap(([, names = '', path = '']) =>
    names.split(', ').map((name) => [name, path] as const),
  ),
);

export const FUNCTION_NAMES: readonly string[] = [...FILES.keys()];

/** Loads a function with its dependencies and no other function. Null if there is no function with this name. */
export async function loadFunction(name: string): Promise<LoadedFunction | null> {
  const path = FILES.get(name);
  if (path === undefined) {
    return null;
  }
  const module = await import(fileURLToPath(new URL(path, INDEX)));
  const handler = handlerSchema.parse(module[name]);
  const endpoint: unknown = Reflect.get(handler, '__endpoint');
  return {
    handle: (request, response) => withItsSecrets(endpoint, () => handler(request, response)),
    endpoint: endpointSchema.parse(endpoint),
  };
}

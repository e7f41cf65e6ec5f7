import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = 'tools/deployment/function-manifest.snapshot.txt';
const MANIFEST_LINE = /^(?<name>\w+) \| (?<trigger>[^|]+) \|/gm;

const EXPORTS = /^export \{ (?<names>[\w, ]+) \} from /gm;

export function readFunctionNames(folder: string): string[] {
  const index = readFileSync(join(folder, 'functions', 'src', 'index.ts'), 'utf8');
  return [...index.matchAll(EXPORTS)].flatMap(([, names = '']) => names.split(', '));
}

/** Returns the functions with one of these triggers, as `function-manifest.snapshot.txt` names them. */
export function readFunctionsBy(trigger: RegExp, folder: string): string[] {
  const lines = [...readFileSync(join(folder, MANIFEST), 'utf8').matchAll(MANIFEST_LINE)];
  return lines.flatMap(([, name = '', found = '']) => (trigger.test(found) ? [name] : []));
}

/** Returns the functions that pages and email clients call. */
export function readPublicFunctions(folder: string): string[] {
  return readFunctionsBy(/^(?:callable|https)$/, folder);
}

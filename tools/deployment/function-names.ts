import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const EXPORTS = /^export \{ (?<names>[\w, ]+) \} from /gm;

export function readFunctionNames(folder: string): string[] {
  const index = readFileSync(join(folder, 'functions', 'src', 'index.ts'), 'utf8');
  return [...index.matchAll(EXPORTS)].flatMap(([, names = '']) => names.split(', '));
}

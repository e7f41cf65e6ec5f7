import { basename, dirname } from 'node:path';
import type { Failure, Tally } from './tally.ts';

const MOST_FAILURES = 10;

/** With more failures than these, the message of each takes one line. */
const MOST_FULL_MESSAGES = 4;

/** A terminal shows at least 40 lines: two remain for what is left out and for the counts, one for the prompt. */
const MOST_LINES = 37;

const LONGEST_MESSAGE = 4;
const LONGEST_LINE = 160;

/** The end of a run, as at most one screen of lines: the failures, as far as they have room, and at last the counts. */
export function summarize({ passed, failures }: Tally): string[] {
  const shown = failures.slice(0, MOST_FAILURES);
  const isBrief = failures.length > MOST_FULL_MESSAGES;
  let blocks = shown.map((failure) => describe(failure, isBrief));
  while (blocks.flat().length > MOST_LINES) {
    blocks = blocks.slice(0, -1);
  }
  const left = failures.length - blocks.length;
  return [
    ...blocks.flat(),
    ...(left > 0 ? [`… and ${left} more`] : []),
    `${passed} passed, ${failures.length} failed`,
  ];
}

function describe({ title, message, artifacts, command }: Failure, isBrief: boolean): string[] {
  const lines = message.split('\n').slice(0, LONGEST_MESSAGE);
  const [first] = artifacts;
  return [
    shorten(`✗ ${title}`),
    ...(isBrief ? [lines.map((line) => line.trim()).join(' ')] : lines).map((line) => shorten(`    ${line}`)),
    ...(first === undefined
      ? []
      : [`    see ${dirname(first)}: ${artifacts.map((path) => basename(path)).join(', ')}`]),
    `    run ${command}`,
  ];
}

function shorten(line: string): string {
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line;
}

import { basename, dirname } from 'node:path';
import type { Failure, Tally } from './tally.ts';

const MOST_FAILURES = 10;

/** With more failures than this, each message takes one line. */
const MOST_FULL_MESSAGES = 4;

/** A terminal shows at least 40 lines. Two are for the number of omitted failures and the counts, one is for the prompt. */
const MOST_LINES = 37;

/** The title, the artifacts, and the command of a failure. */
const LINES_BESIDE_A_MESSAGE = 3;

const LONGEST_LINE = 160;

/** Summarizes a run in at most one screen of lines: as many failures as fit, then the counts. */
export function summarize({ passed, failures }: Tally): string[] {
  const shown = failures.slice(0, MOST_FAILURES);
  const isBrief = failures.length > MOST_FULL_MESSAGES;
  const messageLines =
    Math.floor(MOST_LINES / Math.min(shown.length, MOST_FULL_MESSAGES)) - LINES_BESIDE_A_MESSAGE;
  let blocks = shown.map((failure) => describe(failure, messageLines, isBrief));
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

function describe(failure: Failure, messageLines: number, isBrief: boolean): string[] {
  const { title, message, artifacts, command } = failure;
  const lines = message.split('\n').slice(0, messageLines);
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

import type { AllowStatement, MatchBlock, RulesFile } from '../syntax/syntax-tree.ts';
import type { Report } from './report.ts';

const SERVICES = ['firebase.storage', 'cloud.firestore'];
const METHODS = ['get', 'list', 'create', 'update', 'delete', 'read', 'write'];

const MAX_MATCH_DEPTH = 10;
const MAX_PATH_VARIABLES = 20;
const MAX_PATH_SEGMENTS = 100;

/** Checks what services, matches and allow statements say of themselves: names, paths and their limits. */
export function checkBlocks(file: RulesFile, report: Report): void {
  if (file.version === 1) {
    report.fileWarning(
      'Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
    );
  }
  const names = new Set<string>();
  for (const { name, offset, matches } of file.services) {
    if (names.has(name)) {
      report.error('Duplicate service name declaration.', offset);
    }
    names.add(name);
    if (!SERVICES.includes(name)) {
      report.warning(`Invalid service name: ${name}.`, offset);
    }
    for (const block of matches) {
      checkMatch(block, [], 0, file.version, report);
    }
  }
}

function checkMatch(
  block: MatchBlock,
  outer: MatchBlock['path'],
  depth: number,
  version: 1 | 2,
  report: Report,
): void {
  const path = [...outer, ...block.path];
  checkGlobs(block, path, version, report);
  if (depth === MAX_MATCH_DEPTH + 1) {
    report.error(`Maximum allowed resource rule depth of ${MAX_MATCH_DEPTH} is reached.`, block.offset);
  }
  if (path.filter((part) => part.kind !== 'literal').length > MAX_PATH_VARIABLES) {
    report.error(
      `Maximum allowed amount of ${MAX_PATH_VARIABLES} match field variables is reached.`,
      block.offset,
    );
  }
  if (path.length > MAX_PATH_SEGMENTS) {
    report.error(`Maximum allowed path length of ${MAX_PATH_SEGMENTS} is reached.`, block.offset);
  }
  for (const allow of block.allows) {
    checkMethods(allow, report);
  }
  for (const inner of block.matches) {
    checkMatch(inner, path, depth + 1, version, report);
  }
}

function checkGlobs(block: MatchBlock, path: MatchBlock['path'], version: 1 | 2, report: Report): void {
  const globs = path.filter((part) => part.kind === 'glob');
  if (version === 2 && globs.length > 1 && block.path.some((part) => part.kind === 'glob')) {
    report.error(
      'Invalid glob match expression. Only one glob match is permitted in a match declaration path.',
      block.offset,
    );
  }
  const inside = block.path.slice(0, -1).find((part) => part.kind === 'glob');
  if (version === 1 && inside !== undefined) {
    report.error(
      'Invalid glob match expression. Glob matches are permitted as the last segment in a match declaration path.',
      inside.offset,
    );
  }
  if (version === 1 && block.path.at(-1)?.kind === 'glob' && block.matches.length > 0) {
    report.warning('Glob(**) resource rules should not have child resource rules.', block.offset);
  }
}

function checkMethods({ methods }: AllowStatement, report: Report): void {
  for (const { name, offset } of methods) {
    if (!METHODS.includes(name)) {
      report.warning(`Invalid method name: ${name}.`, offset);
    }
  }
}

import { describe, expect, it } from 'vitest';
import { stepsOf, UnknownPartError } from './parts.ts';

const commandsOf = (...args: string[]) => stepsOf(args).map(({ command }) => command.join(' '));
const projectsIn = (commands: string[]) =>
  commands.flatMap((command) => [...command.matchAll(/--project=(\S+)/g)].map(([, project]) => project));

describe('stepsOf', () => {
  it('returns the quick run if no part is named', () => {
    expect(commandsOf()).toEqual(commandsOf('quick'));
  });

  it('runs each vitest project and journey once across the quick, thorough, and release runs', () => {
    const commands = commandsOf('all');
    expect(commands).toEqual([...commandsOf('quick'), ...commandsOf('thorough'), ...commandsOf('release')]);
    expect(projectsIn(commands).toSorted()).toEqual([
      'domain',
      'functions',
      'functions-emulator',
      'functions-load',
      'functions-operations',
      'i18n',
      'rehearsal',
      'rules',
      'tools',
      'tools-emulator',
      'web',
      'web-isolated',
      'web-writes',
    ]);
    expect(commands.map((command) => /--grep\S* @quick/.exec(command)?.[0]).filter(Boolean)).toEqual([
      '--grep @quick',
      '--grep-invert @quick',
    ]);
  });

  it('passes further arguments to vitest or Playwright', () => {
    expect(commandsOf('functions', 'sign-in', '-t', 'refuses')).toEqual([
      'vitest run --project=functions --project=functions-operations sign-in -t refuses',
    ]);
    expect(commandsOf('journeys', 'dashboard')[0]).toMatch(/^playwright test .* dashboard$/);
  });

  it.each(['quick', 'thorough', 'release', 'all'])('refuses to filter the run %s', (run) => {
    expect(() => stepsOf([run, 'dashboard'])).toThrow(
      `The run '${run}' cannot be filtered. Filter a part, such as 'npm test -- journeys dashboard'.`,
    );
  });

  it('requires Java and Chromium only for steps that need them', () => {
    expect(stepsOf(['domain'])[0]?.needs).toEqual([]);
    expect(stepsOf(['rules'])[0]?.needs).toEqual(['java']);
    expect(stepsOf(['journeys'])[0]?.needs).toEqual(['java', 'chromium']);
  });

  it.each(['nosuch', 'constructor'])('throws an error that lists the parts if the part is %s', (part) => {
    expect(() => stepsOf([part])).toThrow(UnknownPartError);
    expect(() => stepsOf([part])).toThrow(
      /^There is no part '\w+'\. The parts are quick, .*, functions, .*\.$/,
    );
  });
});

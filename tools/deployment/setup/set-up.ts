import type { Google } from '../google.ts';
import { readSecret } from '../preflight/read-secret.ts';
import { SETTINGS, type Setting, secretProblem, settingProblem } from '../settings.ts';
import { readAnswers, settingsPath, type Values, withDefaults, writeSettings } from '../settings-files.ts';
import { askFor, type Terminal } from './ask.ts';
import { VALUE_GENERATORS } from './generated-values.ts';

interface SetUpOptions {
  readonly folder: string;
  readonly project: string;
  readonly google: Google;
  readonly terminal: Terminal;
}

/**
 * Asks for every setting without a valid value, one by one, and stores each answer immediately. A second run continues
 * where the first one stopped.
 * @throws Error on Ctrl+C, or if there is no terminal to ask in. The message says how to continue
 */
export async function setUp(options: SetUpOptions): Promise<void> {
  const { folder, project, terminal } = options;
  for (const setting of SETTINGS) {
    if (setting.store === 'secret') {
      await settleSecret(setting, options);
    } else {
      await settleSetting(setting, options);
    }
  }
  const answers = readAnswers(folder, project);
  writeSettings(folder, project, withDefaults(answers));
  nameDefaults(answers, terminal);
  terminal.output.write(
    `\nAll settings are in ${settingsPath('functions', project)} and ${settingsPath('web', project)}; the secrets are in Secret Manager.\n`,
  );
}

/** Names the settings that were set without asking: the files of a deployed project may be on another machine. */
function nameDefaults(answers: Values, { output }: Terminal): void {
  const unasked = SETTINGS.filter(({ name, usesDefault }) => usesDefault && answers[name] === undefined);
  if (unasked.length > 0) {
    const values = unasked.map(({ name, default: value }) => `${name}=${value}`);
    output.write(
      `\nSet to their defaults:\n${values.join('\n')}\nIf this project was deployed before, copy their values from the files on that machine.\n`,
    );
  }
}

async function settleSetting(setting: Setting, options: SetUpOptions): Promise<void> {
  const { folder, project } = options;
  const answers = readAnswers(folder, project);
  const value = answers[setting.name];
  if (value !== undefined && settingProblem(setting, value) === null) {
    return;
  }
  if (!setting.usesDefault) {
    writeSettings(folder, project, { ...answers, [setting.name]: await findValue(setting, options) });
  }
}

async function settleSecret(setting: Setting, options: SetUpOptions): Promise<void> {
  const { folder, google, project } = options;
  const path = `v1/projects/${project}/secrets`;
  const value = await readSecret(google, project, setting.name);
  if (secretProblem(setting, value, readAnswers(folder, project)) === null) {
    return;
  }
  const data = Buffer.from(await findValue(setting, options)).toString('base64');
  const secret = await google.call({
    api: 'secretmanager',
    path: `${path}/${setting.name}`,
    mayBeAbsent: true,
  });
  if (secret === null) {
    await google.call({
      api: 'secretmanager',
      method: 'POST',
      path: `${path}?secretId=${setting.name}`,
      body: { replication: { automatic: {} }, labels: { 'firebase-managed': 'functions' } },
    });
  }
  await google.call({
    api: 'secretmanager',
    method: 'POST',
    path: `${path}/${setting.name}:addVersion`,
    body: { payload: { data } },
  });
}

async function findValue(setting: Setting, { google, project, terminal }: SetUpOptions): Promise<string> {
  const generate = VALUE_GENERATORS[setting.name];
  if (generate === undefined) {
    return askFor(setting, project, terminal).catch((error: unknown) => stop(error, setting, project));
  }
  terminal.output.write(`\n${setting.name} is generated for you. ${setting.purpose}.\n`);
  return generate(google, project);
}

function stop(error: unknown, { name }: Setting, project: string): never {
  if (error instanceof Error && error.name === 'ExitPromptError') {
    throw new Error(
      `Stopped at ${name}; the answers before it are stored. To go on, run this in a terminal: npm run setup -- --project ${project}`,
      { cause: error },
    );
  }
  throw error;
}

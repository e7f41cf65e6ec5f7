import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { SETTINGS, type Setting } from './settings.ts';

export type Values = Readonly<Record<string, string>>;

export type SettingsFile = 'functions' | 'web';

/** The file of a project's settings, as a path in the repository. */
export function settingsPath(file: SettingsFile, project: string): string {
  return `${file}/.env.${project}`;
}

/** Reads a file of settings without those that are empty; null where there is no file. */
export function readSettings(folder: string, file: SettingsFile, project: string): Values | null {
  const values = readFile(folder, file, project);
  return values && Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** What both files answer, by the names of the settings; an empty value is an answer too. */
export function readAnswers(folder: string, project: string): Values {
  const values = { ...readFile(folder, 'web', project), ...readFile(folder, 'functions', project) };
  return Object.fromEntries(
    SETTINGS.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}

/** All settings that have a value or a default, each with it. The Firebase CLI asks for every parameter that its file does not name. */
export function withDefaults(values: Values): Values {
  return Object.fromEntries(
    SETTINGS.flatMap(({ name, default: fallback }) => {
      const value = values[name] ?? fallback;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Writes the settings that `values` names into both files; lines that are no settings of the table stay. */
export function writeSettings(folder: string, project: string, values: Values): void {
  for (const file of ['functions', 'web'] as const) {
    const settings = SETTINGS.flatMap((setting) => linesOf(setting, file, values));
    const others = Object.entries(readFile(folder, file, project) ?? {})
      .filter(([name]) => !isSetting(name))
      .map(([name, value]) => `${name}='${value}'`);
    const lines = ['# Written by npm run setup; values may be changed here.', ...settings, ...others];
    writeFileSync(join(folder, settingsPath(file, project)), `${lines.join('\n')}\n`);
  }
}

function readFile(folder: string, file: SettingsFile, project: string): Values | null {
  const path = join(folder, settingsPath(file, project));
  if (!existsSync(path)) {
    return null;
  }
  const values = Object.entries(parseEnv(readFileSync(path, 'utf8')));
  return Object.fromEntries(values.map(([name, value]) => [name, value ?? '']));
}

function isSetting(name: string): boolean {
  return SETTINGS.some((setting) => setting.name === name || setting.webName === name);
}

function linesOf(setting: Setting, file: SettingsFile, values: Values): string[] {
  const name = nameIn(setting, file);
  const value = values[setting.name];
  return name === null || value === undefined ? [] : ['', `# ${setting.purpose}.`, `${name}='${value}'`];
}

function nameIn({ name, store, webName }: Setting, file: SettingsFile): string | null {
  if (file === store) {
    return name;
  }
  return file === 'web' ? (webName ?? null) : null;
}

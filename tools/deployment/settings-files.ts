import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { SETTINGS, type Setting } from './settings.ts';

export type Values = Readonly<Record<string, string>>;

export type SettingsFile = 'functions' | 'web';

export function settingsPath(file: SettingsFile, project: string): string {
  return `${file}/.env.${project}`;
}

/** Reads a settings file without its empty settings. Null if the file does not exist. */
export function readSettings(folder: string, file: SettingsFile, project: string): Values | null {
  const values = readFile(folder, file, project);
  return values && Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Reads the answers in both files by setting name. An empty value also counts as an answer. */
export function readAnswers(folder: string, project: string): Values {
  const values = { ...readFile(folder, 'web', project), ...readFile(folder, 'functions', project) };
  return Object.fromEntries(
    SETTINGS.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}

/** Returns all settings that have a value or a default. The Firebase CLI asks for every parameter missing from its file. */
export function withDefaults(values: Values): Values {
  return Object.fromEntries(
    SETTINGS.flatMap(({ name, default: fallback }) => {
      const value = values[name] ?? fallback;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Writes the settings in `values` to both files. Keeps variables that are not in `SETTINGS`. */
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

import { SETTINGS, type Setting } from './settings.ts';

const STORES = { functions: 'functions/.env', web: 'web/.env', secret: 'Secret Manager' } as const;

/** The table of all settings, as docs/deploy.md has it. */
export function settingsTable(): string {
  const rows = SETTINGS.map((setting) => `| ${cellsOf(setting).join(' | ')} |`);
  return ['| setting | stored in | what for | from | default |', '|---|---|---|---|---|', ...rows].join('\n');
}

function cellsOf({ name, store, purpose, source, default: fallback }: Setting): string[] {
  const shown = fallback === undefined ? 'none' : fallback || 'empty';
  return [`\`${name}\``, STORES[store], purpose, source, shown];
}

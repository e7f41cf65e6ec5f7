// Preloaded into every worker of the functions emulator. See provider-overrides.ts.
const PREFIX = 'OVERRIDE_';

for (const [name, value] of Object.entries(process.env)) {
  if (name.startsWith(PREFIX)) {
    process.env[name.slice(PREFIX.length)] = value;
  }
}

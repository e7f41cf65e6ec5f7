// Runs in a worker of the functions emulator before anything else: see provider-overrides.ts.
const PREFIX = 'OVERRIDE_';

for (const [name, value] of Object.entries(process.env)) {
  if (name.startsWith(PREFIX)) {
    process.env[name.slice(PREFIX.length)] = value;
  }
}

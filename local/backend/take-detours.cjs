// Runs in a worker of the functions emulator before anything else: see detours.ts.
const PREFIX = 'DETOUR_';

for (const [name, value] of Object.entries(process.env)) {
  if (name.startsWith(PREFIX)) {
    process.env[name.slice(PREFIX.length)] = value;
  }
}

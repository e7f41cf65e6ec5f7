// Loads one function of a bundle as the instance that serves it does, and writes the processor time in milliseconds.
// Wall-clock time would include other work on the machine.
const [, , bundle, name] = process.argv;
const before = process.cpuUsage();
const served = require(bundle)[name];
const { user, system } = process.cpuUsage(before);
if (typeof served !== 'function') {
  throw new Error(`${name} is no function of ${bundle}`);
}
process.stdout.write(String((user + system) / 1000));

// Loads one function of a bundle as an instance does that serves it, and writes what processor time that took,
// in milliseconds: the clock would count what else the machine does.
const [, , bundle, name] = process.argv;
const before = process.cpuUsage();
const served = require(bundle)[name];
const { user, system } = process.cpuUsage(before);
if (typeof served !== 'function') {
  throw new Error(`${name} is no function of ${bundle}`);
}
process.stdout.write(String((user + system) / 1000));

// Ends a command with one line if Node is too old. In CommonJS and without dependencies, so that every Node can run it.
const { engines } = require('../package.json');

const needed = engines.node.replace('>=', '');
const [[major, minor], [leastMajor, leastMinor]] = [process.versions.node, needed].map((version) =>
  version.split('.').map(Number),
);

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(`This is Node ${process.versions.node}. Please install Node ${needed} or newer.`);
  process.exitCode = 1;
}

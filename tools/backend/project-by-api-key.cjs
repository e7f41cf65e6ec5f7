// Runs in the Firebase CLI before anything else. The Auth emulator holds any number of projects, yet takes a caller with an
// API key into the first one. From here on a key that begins like a project without resources on Google's side names its project.
const { Module } = require('node:module');
const { join } = require('node:path');

const SERVER = join('firebase-tools', 'lib', 'emulator', 'auth', 'server.js');
const ONE_FOR_ALL_KEYS = 'return defaultProjectId;\n    }\n    function getProjectStateById';
const BY_KEY = `return apiKey.startsWith('demo-') ? apiKey : ${ONE_FOR_ALL_KEYS.slice('return '.length)}`;

const compile = Module.prototype._compile;
Module.prototype._compile = function compileWithProjects(source, filename, ...rest) {
  if (!filename.endsWith(SERVER)) {
    return compile.call(this, source, filename, ...rest);
  }
  if (!source.includes(ONE_FOR_ALL_KEYS)) {
    throw new Error('This version of the Auth emulator has another way from a key to its project.');
  }
  return compile.call(this, source.replace(ONE_FOR_ALL_KEYS, BY_KEY), filename, ...rest);
};

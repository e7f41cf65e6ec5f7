// Preloaded into the Firebase CLI. The Auth emulator supports multiple projects but assigns every caller with an API
// key to the default one. With this patch, an API key that starts with `demo-`, like the id of an offline project, is
// used as the project id.
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

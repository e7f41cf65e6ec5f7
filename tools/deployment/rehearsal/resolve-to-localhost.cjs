// Preloaded into every process of a rehearsal. Every hostname resolves to this machine, so nothing reaches a real
// project.
const dns = require('node:dns');

const lookup = dns.lookup;

dns.lookup = (_name, options, callback) => lookup('127.0.0.1', options, callback);

// Preloaded into the process that all functions of a journey share.
const { Server } = require('node:http');

// If a trigger throws, the CLI sends its process SIGTERM, and the next call to the same process fails. In production, an
// instance outlives a failed call.
process.on('SIGTERM', () => {});

// Right before each request, the CLI sends a message that names the function. If both arrive in one turn of the event loop,
// the request may come first and would run the function of the previous one.
const { emit } = Server.prototype;
Server.prototype.emit = function emitRequestAfterMessages(name, ...values) {
  if (name !== 'request') {
    return emit.call(this, name, ...values);
  }
  setImmediate(() => emit.call(this, name, ...values));
  return true;
};

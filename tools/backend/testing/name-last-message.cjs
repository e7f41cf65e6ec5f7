// Answers each request with the last message from its parent, and then stays busy, as a function does that logs its end.
const { createServer } = require('node:http');

const BUSY_MS = 3;
let last = '';

process.on('message', (message) => {
  last = message;
});

createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.end(last);
    const end = performance.now() + BUSY_MS;
    while (performance.now() < end) {}
  });
}).listen(0, '127.0.0.1', function sendPort() {
  process.send(this.address().port);
});

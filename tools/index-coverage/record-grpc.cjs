// Preloaded into every process of a recording (NODE_OPTIONS). Records the queries that the process sends to Firestore
// over gRPC, in wire format. Both SDKs send them through Node's own HTTP/2.
const { appendFileSync } = require('node:fs');
const http2 = require('node:http2');
const { join } = require('node:path');

const SERVICE = '/google.firestore.v1.Firestore/';
const QUERIES = ['Listen', 'RunQuery', 'RunAggregationQuery'];

const folder = process.env.QUERY_RECORDINGS;
const seen = new Set();

const connect = http2.connect;
http2.connect = (...args) => {
  const session = connect(...args);
  const request = session.request;
  session.request = (headers, ...more) => {
    const stream = request.call(session, headers, ...more);
    const method = String(headers[':path']).replace(SERVICE, '');
    if (folder && QUERIES.includes(method)) {
      recordWrites(stream, method);
    }
    return stream;
  };
  return session;
};

function recordWrites(stream, method) {
  const write = stream.write;
  stream.write = (frames, ...more) => {
    const line = `${JSON.stringify({ method, frames: frames.toString('base64') })}\n`;
    if (!seen.has(line)) {
      seen.add(line);
      appendFileSync(join(folder, `${process.pid}.jsonl`), line);
    }
    return write.call(stream, frames, ...more);
  };
}

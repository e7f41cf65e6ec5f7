// Loaded into every process of the functions emulator through NODE_OPTIONS. Makes function workers reach Firestore
// through the meter and add their function's name to each call.
const http2 = require('node:http2');

const { FUNCTION_TARGET, FIRESTORE_EMULATOR_HOST, METERED_FIRESTORE_HOST } = process.env;

if (FUNCTION_TARGET && FIRESTORE_EMULATOR_HOST && METERED_FIRESTORE_HOST) {
  process.env.FIRESTORE_EMULATOR_HOST = METERED_FIRESTORE_HOST;
  const { connect } = http2;
  http2.connect = (...parameters) => {
    const session = connect(...parameters);
    const { request } = session;
    session.request = (headers, ...options) =>
      request.call(session, { ...headers, 'x-function-name': FUNCTION_TARGET }, ...options);
    return session;
  };
}

// A function that does nothing, deployed next to those of the product as a baseline.
const { onCall } = require('firebase-functions/https');

exports.emptyCallable = onCall({ region: 'us-central1' }, () => ({}));

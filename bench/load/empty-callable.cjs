// What a call costs in which nothing is done, beside the functions of the product.
const { onCall } = require('firebase-functions/https');

exports.emptyCallable = onCall({ region: 'us-central1' }, () => ({}));

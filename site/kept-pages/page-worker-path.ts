export const pageWorkerPath = '/page-worker.js'
/** After its path: of a scope whose pages need no files, so that it takes no part in loading those of a live page. */
export const documentsOnly = '?documents'
/** Of a stored page: how long the network may take before the page is shown instead, in ms. */
export const patienceHeader = 'x-patience-ms'

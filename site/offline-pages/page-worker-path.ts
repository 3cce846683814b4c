export const pageWorkerPath = '/page-worker.js'
/** The query of the script for a scope whose stored pages need no other file: it then handles navigations only. */
export const documentsOnly = '?documents'
/** A response header of a stored page: how long the network may take before the stored page is shown, in ms. */
export const patienceHeader = 'x-patience-ms'

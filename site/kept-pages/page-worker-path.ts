export const pageWorkerPath = '/page-worker.js'

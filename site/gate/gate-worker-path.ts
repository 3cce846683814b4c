export const gateWorkerPath = '/gate-worker.js'

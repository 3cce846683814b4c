import '../../messages/all-catalogues.ts'
import { parentPort } from 'node:worker_threads'
import { type PaperOptions, printed } from './paper.ts'

/** The program of a thread that prints documents. A failure ends the thread, which reports it to the portal. */
parentPort?.on('message', async (paper: PaperOptions) => {
  const bytes = await printed(paper)
  parentPort?.postMessage(bytes, [bytes.buffer])
})

import { parentPort } from 'node:worker_threads'
import { type Paper, printedTickets } from './paper.ts'

/** The program of a thread that prints tickets. A failure ends the thread, which reports it to the API. */
parentPort?.on('message', async (paper: Paper) => {
  const bytes = await printedTickets(paper)
  parentPort?.postMessage(bytes, [bytes.buffer])
})

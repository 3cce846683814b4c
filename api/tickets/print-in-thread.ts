import { Threads } from '@tropa/http/threads'
import { fileURLToPath } from 'node:url'
import { PortalError } from '../http/failures.ts'
import { boundedQueue } from './bounded-queue.ts'
import type { Paper } from './paper.ts'

/** The longest printing, in ms: of 50 tickets on a slow machine. */
const patience = 60_000
const threads = new Threads<Paper, Uint8Array<ArrayBuffer>>(
  fileURLToPath(new URL('./paper-thread.ts', import.meta.url)),
)
const requests = boundedQueue(50, () => new PortalError('unavailable', { headers: { 'retry-after': '5' } }))

/**
 * Prints in another thread, so that this one keeps answering requests. For a caller that prints one paper at a time.
 */
export const printInThread = (paper: Paper) => threads.run(paper, AbortSignal.timeout(patience))

/**
 * Prints for a request, one after another, in a queue of its own, so that mails are not delayed.
 * @throws {PortalError} `unavailable` where too many wait
 */
export const printForRequest = (paper: Paper) => requests(() => printInThread(paper))

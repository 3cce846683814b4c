import { Threads } from '@tropa/http/threads'
import { join } from 'node:path'
import type { PaperOptions } from './paper.ts'

/** As `site/thread-programs.ts` builds it. */
const program = join(process.env['TROPA_BUILD'] ?? '', 'server/paper-thread.js')
const threads = new Threads<PaperOptions, Uint8Array<ArrayBuffer>>(program)

/**
 * Prints in another thread: a long document takes a second, in which this one answers other requests.
 * @param signal ends the printing
 */
export const printInThread = (paper: PaperOptions, signal: AbortSignal) => threads.run(paper, signal)

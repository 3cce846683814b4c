import { diskProblems } from './disk.mjs'
import { Refusal } from './refusal.mjs'

/**
 * What a program prints when it ends with an error.
 * @returns one sentence for a problem that the user can solve; for a bug the error with its stack
 */
export function endingOf(error) {
  if (error instanceof Refusal) return error.message
  const problem = diskProblems[error?.code]
  return problem ? `${error.dest ?? error.path ?? 'A file of the project'} ${problem}.` : error
}

/** Runs a program; on an error, prints it and exits with 1. */
export const main = (run) =>
  run().catch((error) => {
    console.error(endingOf(error))
    process.exitCode = 1
  })

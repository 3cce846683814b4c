import { existsSync, mkdirSync, mkdtempSync, rmdirSync, statfsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf, StartError } from './start-error.ts'

const megabyte = 1_000_000
/** A new database with the region's content takes about 70 MB, and as much again while it is written. */
const leastForFirst = 200 * megabyte
/** Below this not even PostgreSQL's log has room. */
const leastForNext = 40 * megabyte

/** `mkdirSync` with `recursive` never returns where a file system refuses new names, such as `/proc` (Node 24.21). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder)
}

/** Bytes that this user may still write. */
function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

const full = (folder: string, cause?: unknown) =>
  new StartError(`The disk of ${folder} (DATA_DIR) is full: ${Math.floor(freeBytes(folder) / megabyte)} MB are free.`, { cause })

/** A folder for the embedded database. @throws {StartError} where it cannot be written or the disk is full */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(folder)
    rmdirSync(mkdtempSync(join(folder, 'write-check-')))
  } catch (cause) {
    if (codeOf(cause) === 'ENOSPC') throw full(dirname(folder), cause)
    throw new StartError(`The folder ${folder} (DATA_DIR) cannot be written.`, { cause })
  }
  const isFirst = !existsSync(join(folder, 'db', 'PG_VERSION'))
  if (freeBytes(folder) < (isFirst ? leastForFirst : leastForNext)) throw full(folder)
}

/** PostgreSQL ends in many ways where it cannot write; what they share is a disk without room. */
export function whyFailed(folder: string, error: unknown): unknown {
  if (error instanceof StartError || !existsSync(folder)) return error
  return freeBytes(folder) < leastForNext / 2 ? full(folder, error) : error
}

import { existsSync, mkdtempSync, rmdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { hasDatabase, hasOtherFiles, makeFolder } from '../data-folder/data-folder.mjs'
import { codeOf, StartError } from './start-error.ts'

const megabyte = 1_000_000
/** A new database with the region's content takes about 70 MB, and as much again while it is written. */
const leastForFirst = 200 * megabyte
/** With less, PostgreSQL cannot write its log. */
const leastForNext = 40 * megabyte

/** @returns bytes that this user may still write where a folder is */
export type FreeBytes = (folder: string) => number

const freeOnDisk: FreeBytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

const full = (folder: string, free: number, cause?: unknown) =>
  new StartError(`The disk of ${folder} (DATA_DIR) is full: ${Math.floor(free / megabyte)} MB are free.`, { cause })

/**
 * A folder for the embedded database.
 * @throws {StartError} where it cannot be written, holds something else than the database, or the disk is full
 */
export function prepareFolder(folder: string, freeBytes: FreeBytes = freeOnDisk): void {
  try {
    makeFolder(folder)
    rmdirSync(mkdtempSync(join(folder, 'write-check-')))
  } catch (cause) {
    if (codeOf(cause) === 'ENOSPC') throw full(folder, 0, cause)
    throw new StartError(`The folder ${folder} (DATA_DIR) cannot be written.`, { cause })
  }
  if (hasOtherFiles(folder))
    throw new StartError(`The folder ${folder} (DATA_DIR) holds other files: the database needs one of its own.`)
  const free = freeBytes(folder)
  if (free < (hasDatabase(folder) ? leastForNext : leastForFirst)) throw full(folder, free)
}

/** PostgreSQL fails in many ways on a full disk; a disk without space is their common cause. */
export function whyFailed(folder: string, error: unknown, freeBytes: FreeBytes = freeOnDisk): unknown {
  if (error instanceof StartError || !existsSync(folder)) return error
  const free = freeBytes(folder)
  return free < leastForNext / 2 ? full(folder, free, error) : error
}

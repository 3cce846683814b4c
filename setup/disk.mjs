/** By the error code of `node:fs`. */
export const diskProblems = {
  ENOSPC: 'has no space left on its disk',
  EDQUOT: 'has no space left on its disk',
  EROFS: 'is on a disk that is read-only',
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
}

/**
 * Why a file or a folder cannot be written, as the end of a sentence that begins with its path.
 * @param error of `node:fs`
 */
export const writeProblemOf = ({ code, message }) => diskProblems[code] ?? `cannot be written (${code ?? message})`

/** What tools print if the disk is full. */
const fullDisk = /\b(ENOSPC|EDQUOT)\b|no space left on device|disk quota exceeded/i

export const saysDiskIsFull = (output) => fullDisk.test(output)

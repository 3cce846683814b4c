import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from './start-error.ts'

/**
 * Holds a data folder for this process. The embedded database has no lock of its own: two processes on one folder
 * lose data silently. The system frees the lock when the process ends, also after kill -9.
 */
export function lockFolder(folder: string): () => void {
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    throw new StartError(
      `Another process is already using ${folder} (DATA_DIR). Stop it, or give this one another folder.`,
      { cause: error },
    )
  }
  return () => file.close()
}

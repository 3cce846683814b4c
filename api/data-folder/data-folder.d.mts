/** Makes a folder with the folders above it. @throws the error of the file system */
export function makeFolder(folder: string): void
/** Whether a folder holds an embedded database. */
export function hasDatabase(folder: string): boolean
/** Whether a folder holds something else than an embedded database, so that none may be made there. */
export function hasOtherFiles(folder: string): boolean

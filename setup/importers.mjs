import { sourcesIn } from './folders.mjs'

/**
 * The files of a folder that import one of these directly or indirectly, and these themselves.
 *
 * @param sources of `sourcesIn`
 * @param names of files, relative to the same folder
 */
export function importersOf(sources, names) {
  const found = new Set(names)
  const importsOne = ({ name, imports }) => !found.has(name) && imports.some((path) => found.has(path))
  let more = sources.filter(importsOne)
  while (more.length > 0) {
    for (const { name } of more) found.add(name)
    more = sources.filter(importsOne)
  }
  return [...found]
}

/**
 * The tests of the API that open a database: all others are the same on PostgreSQL.
 *
 * @param folder of the API
 * @returns paths relative to it
 */
export const databaseTests = async (folder) =>
  importersOf(await sourcesIn(folder), ['testing/database.ts']).filter((name) => name.endsWith('.test.ts'))

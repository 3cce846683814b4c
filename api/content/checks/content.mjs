import fs from 'node:fs'
import path from 'node:path'

/**
 * Reads the lists of a folder: every `.json` is one, except `region.json`.
 * @param names the lists that a check knows, without `.json`
 * @returns the lists that can be read, `missing` ones and `findings`, which checks add to by `at(name, id)`
 */
export function readContent(folder, names) {
  const findings = []
  const lists = new Map()
  const isThere = (name) => fs.existsSync(path.join(folder, `${name}.json`))

  function at(name, id = '-') {
    const report = (level) => (text) => void findings.push({ level, file: `${name}.json`, id, text })
    return { name, id, error: report('error'), warn: report('warning'), content }
  }

  const content = {
    findings,
    missing: names.filter((name) => !isThere(name)),
    at,
    has: (name) => lists.has(name),
    list: (name) => lists.get(name)?.list ?? [],
    /** The object of a list with an id. */
    find: (name, id) => lists.get(name)?.byId.get(id),
    /** Ids of offers, each with the first object that has it: no two objects may share one. */
    offers: new Map(),
    sentences: new Map(),
  }

  for (const name of names.filter(isThere)) {
    const { error, warn } = at(name)
    try {
      const raw = fs.readFileSync(path.join(folder, `${name}.json`), 'utf8')
      const list = JSON.parse(raw)
      if (!Array.isArray(list)) {
        error('is not an array')
        continue
      }
      lists.set(name, { list, byId: new Map(list.map((object) => [object.id, object])) })
      if (raw.includes('\uFFFD')) error('holds U+FFFD, a broken character')
      if (/^\t/m.test(raw)) warn('is indented with tabs')
    } catch ({ message }) {
      error(`cannot be read: ${message}`)
    }
  }
  const known = [...names, 'region']
  for (const { name, ext } of fs.readdirSync(folder).map(path.parse))
    if (ext === '.json' && !known.includes(name))
      at(name).error('is checked nowhere: `checks/files.mjs` does not name it')
  return content
}

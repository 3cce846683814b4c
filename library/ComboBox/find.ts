import { comparable } from './comparable.ts'

/**
 * Finds options by part of their label: first those that begin with it, then those with a word that does, then the
 * rest, each in the given order. Create it once per array of options; a longer text searches only the results of the
 * shorter one.
 */
export function finder<Option extends { label: string }>(
  options: readonly Option[],
): (text: string) => readonly Option[] {
  // Prepared in advance, because the first key would have to wait for ten thousand of them.
  const labels = options.map(({ label }) => comparable(label))
  let last: { query: string; kept: readonly number[] } | undefined

  return (text) => {
    const query = comparable(text.trim())
    if (query === '') return options
    const starting: Option[] = []
    const within: Option[] = []
    const rest: Option[] = []
    const kept: number[] = []
    const word = ` ${query}`
    const look = (index: number) => {
      const label = labels[index]
      const option = options[index]
      if (label === undefined || option === undefined) return
      const at = label.indexOf(query)
      if (at < 0) return
      kept.push(index)
      const place = at === 0 ? starting : label.includes(word) ? within : rest
      place.push(option)
    }
    if (last && query.startsWith(last.query)) last.kept.forEach(look)
    else for (let index = 0; index < options.length; index++) look(index)
    last = { query, kept }
    return [...starting, ...within, ...rest]
  }
}

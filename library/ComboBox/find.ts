import { comparable } from './comparable.ts'

/**
 * Finds options by a part of their label: first those that begin with it, then those of which a word does, then the
 * rest, each as they came. Made once for an array of options; a longer text looks only through what the shorter one
 * left.
 */
export function finder<Option extends { label: string }>(
  options: readonly Option[],
): (text: string) => readonly Option[] {
  // Prepared before the first key, which would wait for ten thousand of them.
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

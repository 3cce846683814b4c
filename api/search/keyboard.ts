/** The same keys on a Latin and on a Russian keyboard, е for ё as everywhere in search. */
const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const pairs = [...latin].map((key, index) => [key, russian[index] ?? key] as const)
const other = new Map([...pairs, ...pairs.map(([key, letter]) => [letter, key] as const)])

/** The same keys in the other keyboard layout: `xeufc` is `чугас`. */
export const otherLayout = (typed: string): string =>
  [...typed.toLowerCase()].map((key) => other.get(key) ?? key).join('')

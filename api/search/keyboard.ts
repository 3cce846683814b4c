/** The same keys of a Latin and a Russian keyboard. Search uses е for ё everywhere. */
const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const pairs = [...latin].map((key, index) => [key, russian[index] ?? key] as const)
const other = new Map([...pairs, ...pairs.map(([key, letter]) => [letter, key] as const)])

/** The same keys in the other keyboard layout: `xeufc` is `чугас`. */
export const otherLayout = (typed: string): string =>
  [...typed.toLowerCase()].map((key) => other.get(key) ?? key).join('')

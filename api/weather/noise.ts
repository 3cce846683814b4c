/** FNV-1a with a final mix: the same text gives the same number from 0 to 1, similar texts give different ones. */
function pseudoRandom(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Value noise: a pseudo-random number at each whole `t`, interpolated by a cosine between them. */
function smooth(seed: string, t: number): number {
  const knot = Math.floor(t)
  const share = (1 - Math.cos((t - knot) * Math.PI)) / 2
  return pseudoRandom(`${seed} ${knot}`) * (1 - share) + pseudoRandom(`${seed} ${knot + 1}`) * share
}

/**
 * Value noise in two octaves: one of six days and one of two.
 * @param day days since 1970, decimal
 * @returns from 0 to 1, mostly near a half
 */
export const waves = (seed: string, day: number): number =>
  0.65 * smooth(`${seed} slow`, day / 6) + 0.35 * smooth(`${seed} quick`, day / 2)

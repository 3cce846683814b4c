/** FNV-1a, stirred: the same text gives the same number from 0 to 1, and neighbouring texts give unlike ones. */
function chance(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Passes through a number of chance at each whole `t`, without a jump between them. */
function smooth(seed: string, t: number): number {
  const knot = Math.floor(t)
  const share = (1 - Math.cos((t - knot) * Math.PI)) / 2
  return chance(`${seed} ${knot}`) * (1 - share) + chance(`${seed} ${knot + 1}`) * share
}

/**
 * A slow wave with a quicker one on it, as weather goes.
 * @param day decimal, since 1970
 * @returns from 0 to 1, mostly near a half
 */
export const waves = (seed: string, day: number): number => 0.65 * smooth(`${seed} slow`, day / 6) + 0.35 * smooth(`${seed} quick`, day / 2)

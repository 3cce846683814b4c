/** One side of a comparison: its name and a call of it. */
export type Peer = { name: string; call: () => unknown }
/** The cost relative to another: lowest, median and highest of the rounds. */
export type Ratio = { low: number; median: number; high: number }
/** CPU milliseconds of one call, and its cost relative to the first peer. */
export type Figure = { name: string; milliseconds: number; ratio: Ratio }

export const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)
const roundMs = 200
const warmUpMs = 600

const sorted = (list: readonly number[]) => list.toSorted((one, other) => one - other)
export const median = (list: readonly number[]) => sorted(list)[Math.floor(list.length / 2)] ?? NaN

/** The cost that this share of the list does not exceed. */
export const percentile = (list: readonly number[], share: number) =>
  sorted(list)[Math.ceil((share / 100) * list.length) - 1] ?? NaN

/**
 * @param own
 * @param other costs of the same rounds, in order
 */
export function ratioTo(own: readonly number[], other: readonly number[]): Ratio {
  const ratios = own.map((cost, round) => cost / (other[round] ?? NaN))
  return { low: Math.min(...ratios), median: median(ratios), high: Math.max(...ratios) }
}

/** Repeats calls until they have used the CPU budget. Counts all threads, because compression runs in others. */
async function costOf({ call }: Peer, budgetMs: number): Promise<number> {
  const start = process.cpuUsage()
  for (let calls = 1; ; calls += 1) {
    await call()
    const { user, system } = process.cpuUsage(start)
    const spent = (user + system) / 1000
    if (spent >= budgetMs) return spent / calls
  }
}

/** Measures peers in turns, so that a busy machine affects all of them equally; ratios are relative to the first. */
export async function compare(peers: readonly Peer[]): Promise<Figure[]> {
  for (const peer of peers) await costOf(peer, warmUpMs)
  const costs = new Map<string, number[]>(peers.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const peer of peers) costs.get(peer.name)?.push(await costOf(peer, roundMs))
  }
  const [floor = []] = costs.values()
  return [...costs].map(([name, own]) => ({ name, milliseconds: median(own), ratio: ratioTo(own, floor) }))
}

export const milliseconds = (value: number): string => value.toFixed(value < 10 ? 2 : 1)
export const ratioText = ({ low, median: middle, high }: Ratio): string =>
  `${middle.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`

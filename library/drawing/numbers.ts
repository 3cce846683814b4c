export const lerp = (from: number, to: number, share: number) => from + (to - from) * share
export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** A factor as short text: two decimals, no leading zero. */
export const factor = (value: number) => String(Number(value.toFixed(2))).replace(/^(-?)0\./, '$1.')

export type Point = readonly [x: number, y: number]

/** Path data: numbers are rounded to whole units, which keeps a picture of a thousand points small. */
export const outline = (pieces: TemplateStringsArray, ...values: (number | string)[]) =>
  String.raw(
    { raw: pieces },
    ...values.map((value) => (typeof value === 'number' ? Math.round(value) : value)),
  ).replaceAll(' -', '-')

/** A broken line as path data, without the command that moves to its first point. */
export const through = (points: readonly Point[]) => points.map(([x, y]) => outline`${x} ${y}`).join('L')

/** `count` pieces of path data, joined. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

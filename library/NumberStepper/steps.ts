/** Bounds, and the distance between values, counted from `min`. */
export interface Steps {
  min: number
  max: number
  step: number
}
const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0

/** The nearest value within the bounds. */
export const within = (value: number, { min, max }: Steps): number => Math.min(max, Math.max(min, value))

/**
 * The value after this many steps, on the grid of `min` and `step`, within the bounds, without rounding errors of
 * floats.
 */
export function stepped(value: number, by: number, steps: Steps): number {
  const { min, step } = steps
  const at = (value - min) / step
  const next = by > 0 ? Math.floor(at + 1e-9) + by : Math.ceil(at - 1e-9) + by
  return within(Number((min + next * step).toFixed(Math.max(decimals(step), decimals(min)))), steps)
}

/**
 * A typed text as a number: a comma is a decimal point, and spaces separate thousands; `null` if it is not a number.
 */
export function readNumber(text: string): number | null {
  const plain = text.replace(/\s/g, '').replace(',', '.').replace('\u2212', '-')
  return plain === '' || !Number.isFinite(Number(plain)) ? null : Number(plain)
}

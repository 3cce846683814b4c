/** Hours of a day from 0, past 24 after midnight; fractions are minutes. */
export interface Span {
  from: number
  to: number
}

/** Most places are open within these hours, so that their bars differ visibly. */
const usual: Span = { from: 8, to: 22 }

/** The range of the bars of a week: the usual hours, extended to an earlier opening or a later closing. */
export const axisOf = (spans: readonly Span[]): Span => ({
  from: Math.floor(Math.min(usual.from, ...spans.map((span) => span.from))),
  to: Math.ceil(Math.max(usual.to, ...spans.map((span) => span.to))),
})

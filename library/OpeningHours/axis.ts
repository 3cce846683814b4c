/** Hours of a day from 0, past 24 after midnight; fractions are minutes. */
export interface Span {
  from: number
  to: number
}

/** Most places open inside these hours, so their bars differ visibly. */
const usual: Span = { from: 8, to: 22 }

/** What the bars of a week show: the usual hours, wider where somebody opens earlier or closes later. */
export const axisOf = (spans: readonly Span[]): Span => ({
  from: Math.floor(Math.min(usual.from, ...spans.map((span) => span.from))),
  to: Math.ceil(Math.max(usual.to, ...spans.map((span) => span.to))),
})

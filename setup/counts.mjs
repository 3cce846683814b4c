/** A suite that crashed, or ran nothing, has failed, whatever its runner counted. */
export function countOf(exitCode, counted) {
  const { passed, failed, skipped } = counted ?? { passed: 0, failed: 0, skipped: 0 }
  const isBroken = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: isBroken ? 1 : failed, skipped }
}

export const sumOf = (counts) =>
  counts.reduce((sum, { passed, failed, skipped }) => ({ passed: sum.passed + passed, failed: sum.failed + failed, skipped: sum.skipped + skipped }), {
    passed: 0,
    failed: 0,
    skipped: 0,
  })

export const lineOf = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

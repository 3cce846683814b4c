const nameOf = ({ chromium, platform }) => `Chromium ${chromium} on ${platform}`

function reasonToSkip(accepted, here) {
  if (!accepted) return 'no pictures are accepted yet'
  if (accepted.chromium !== here.chromium) return 'another version draws otherwise'
  if (accepted.sheet !== here.sheet) return 'glyphs and controls are drawn otherwise here'
  return null
}

/**
 * Pictures are compared only if the same version of the browser renders a sheet of glyphs and controls with the same
 * pixels as the browser of the accepted pictures. Otherwise a change cannot be distinguished from another rendering.
 * @param accepted the browser of the accepted pictures: `platform`, `chromium` (its version), `sheet` (SHA-256); or
 * `null`
 * @param here the same of this browser
 */
export function judge(accepted, here) {
  const reason = reasonToSkip(accepted, here)
  const drawn = accepted ? `accepted by ${nameOf(accepted)}` : 'none accepted'
  const outcome = reason ? `skipped, because ${reason}` : 'compared, because it draws the same'
  return { isCompared: reason === null, line: `Pictures: ${drawn}; here is ${nameOf(here)}: ${outcome}.` }
}

import QRCode from 'qrcode'

/** White modules around a QR code. @see ISO/IEC 18004, 6.3.8 */
const quietZone = 4

/** A QR code in units of one module, its quiet zone included: dark squares on white. */
export type QrDrawing = { size: number; path: string }

const runOf = (y: number, start: number, end: number) =>
  `M${start + quietZone} ${y + quietZone}h${end - start}v1h-${end - start}z`

/** The dark runs of one row. */
function runsOf(isDark: (x: number) => boolean, count: number, y: number): string[] {
  const runs: string[] = []
  let start: number | undefined
  for (let x = 0; x <= count; x += 1) {
    const dark = x < count && isDark(x)
    if (dark) start ??= x
    else if (start !== undefined) {
      runs.push(runOf(y, start, x))
      start = undefined
    }
  }
  return runs
}

/** Draws a QR code that can be read with a quarter of it damaged: error correction Q. */
export function qrDrawing(text: string): QrDrawing {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'Q' })
  const rows = Array.from({ length: modules.size }, (_, y) =>
    runsOf((x) => modules.get(y, x) !== 0, modules.size, y).join(''),
  )
  return { size: modules.size + 2 * quietZone, path: rows.join('') }
}

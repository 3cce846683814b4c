import { squaresDrawing, type SquaresDrawing } from '@tropa/library/drawing/squares.ts'
import QRCode from 'qrcode'

/** White modules around a QR code. @see ISO/IEC 18004, 6.3.8 */
const quietZone = 4

/** Draws the QR code of a ticket. Pages import this module on demand, because browsers seldom need it. */
export function qrDrawing(text: string): SquaresDrawing {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'Q' })
  return squaresDrawing({ size: modules.size, isDark: (x, y) => modules.get(y, x) !== 0 }, quietZone)
}

import { squaresDrawing, type SquaresDrawing } from '@tropa/library/drawing/squares.ts'
import QRCode from 'qrcode'

/** White modules around a QR code. @see ISO/IEC 18004, 6.3.8 */
const quietZone = 4

/** Draws a QR code that can be read with a quarter of it damaged: error correction Q. */
export function qrDrawing(text: string): SquaresDrawing {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'Q' })
  return squaresDrawing({ size: modules.size, isDark: (x, y) => modules.get(y, x) !== 0 }, quietZone)
}

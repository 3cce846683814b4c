import type { SquaresDrawing } from '@tropa/library/drawing/squares.ts'
import { useWords } from '../messages/intl.tsx'

/** The QR code of a ticket; the card gives it black squares on white. */
export function TicketQr({ drawing: { size, path } }: { drawing: SquaresDrawing }) {
  const say = useWords()
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={say('ticket.qr')}>
      <path d={path} fill="currentColor" />
    </svg>
  )
}

import type { CSSProperties } from 'react'

/**
 * Moves the title over a pin to the side, so that the edge of the map does not cut it off (`titleOverPin`).
 * @param part where the pin stands: 0 at the left edge of the map, 1 at the right one
 */
export const across = (part: number): CSSProperties & { '--across': number } => ({
  '--across': Math.min(Math.max(Number(part.toFixed(2)) || 0, 0), 1),
})

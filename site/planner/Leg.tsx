import type { ReactNode } from 'react'
import { kilometres } from '../geography/distance.ts'
import { useWords, type Words } from '../messages/intl.tsx'
import type { LegView } from './stop-view.ts'
import { leg as legStyle } from './track.css.ts'

function legText(say: Words, { title, passed, minutes }: LegView, km: string): string {
  if (minutes !== undefined) return passed > 0 ? say('track.roadPast', { km, title }) : say('track.legByRoad', { km })
  return passed > 0 ? say('track.legPast', { km, title }) : say('track.legStraight', { km })
}

/**
 * The distance to the next stop. If stops without a point are skipped, it names the stop where the leg ends.
 * @param children more about the leg
 */
export function Leg({ leg, children }: { leg: LegView | null; children?: ReactNode }) {
  const say = useWords()
  // Stops at the same place have no leg between them.
  if (!leg || leg.km === 0) return null
  const km = kilometres(say, leg.km)
  return (
    <li className={legStyle}>
      <span>
        {legText(say, leg, km)}
        {children}
      </span>
    </li>
  )
}

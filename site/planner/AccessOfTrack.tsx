import { memo } from 'react'
import { useWords } from '../messages/intl.tsx'
import { accessOf } from './schedule/track-access.ts'
import * as styles from './plan.css.ts'
import type { TrackObject } from './track-objects.ts'

/** What is known about accessibility at all stops together: facts with their counts, never a verdict. */
export const AccessOfTrack = memo(function AccessOfTrack({ objects }: { objects: readonly TrackObject[] }) {
  const say = useWords()
  const { facts, unknown, total } = accessOf(objects.flatMap(({ card }) => card ?? []))
  if (total === 0) return null
  return (
    <section className={styles.aboutTrack} aria-labelledby="track-access">
      <h2 id="track-access">{say('plan.access')}</h2>
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map(({ fact, count }) => (
            <li key={fact}>{say('plan.accessFact', { fact: say.known(`access.${fact}`) ?? fact, count, total })}</li>
          ))}
        </ul>
      )}
      {unknown > 0 && <p className={styles.timesNote}>{say('plan.accessUnknown', { count: unknown })}</p>}
    </section>
  )
})

import { Button } from '@tropa/library/Button/dressed.ts'
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { useWords } from '../messages/intl.tsx'
import { useChosen } from './ListWithMap.tsx'
import type { LiveMapProps } from './LiveMap.tsx'
import * as styles from './map.css.ts'
import { Poster } from './Poster.tsx'
import { mapAnchor } from './map-view.ts'

export type PlacesMapProps = Omit<LiveMapProps, 'poster'> & {
  /** The places of the static map, if there are too many `places` for it; by default all. */
  drawnPlaces?: LiveMapProps['places']
  /** Called once, when the map comes into view. The sketch stays until the places that it loads have arrived. */
  onSight?: () => Promise<unknown> | undefined
  /** A sentence below the map. */
  note?: string | undefined
}

type Stage = { kind: 'poster' } | { kind: 'live'; Live: ComponentType<LiveMapProps> } | { kind: 'failed' }

/**
 * Places on a map beside a list. The page contains a static map, which needs no script. The interactive map (about 370
 * KiB) loads when this comes into view. Everything on the map must be in the list too.
 *
 * To keep both in step, put them inside `ListWithMap`, wrap each item in `ListedPlace`, and give it a `ShowOnMap`: one
 * such pair on a page. On narrow pages `MapViews` switches between the two.
 *
 *     <ListWithMap>
 *       {cards.map((card) => <ListedPlace key={card.id} id={placeId('event', card.id)}>…</ListedPlace>)}
 *       <PlacesMap label={say('…')} places={useMemo(() => placesOf(cards), [cards])} />
 *     </ListWithMap>
 */
export function PlacesMap({ onSight, drawnPlaces, note, ...props }: PlacesMapProps) {
  const say = useWords()
  const { choice } = useChosen()
  const frame = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage>({ kind: 'poster' })

  // The map shows the places of the page even if the others do not load.
  const load = (others?: Promise<unknown>) =>
    Promise.all([import('./LiveMap.tsx'), others?.catch(() => undefined)]).then(
      ([{ LiveMap }]) => setStage({ kind: 'live', Live: LiveMap }),
      () => setStage({ kind: 'failed' }),
    )
  const seen = useEffectEvent(() => void load(onSight?.()))
  useEffect(() => {
    if (!frame.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        seen()
      },
      { rootMargin: '128px' },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  const poster = (
    <Poster
      label={props.label}
      places={drawnPlaces ?? props.places}
      route={props.route ?? []}
      chosenId={choice?.id ?? null}
    />
  )
  return (
    <div ref={frame} id={mapAnchor} className={styles.frame}>
      <div className={styles.plate}>
        {stage.kind === 'live' ? (
          <>
            <div className={styles.live}>
              <stage.Live {...props} poster={poster} />
            </div>
            <div className={styles.paper}>{poster}</div>
          </>
        ) : (
          poster
        )}
      </div>
      {note && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
      {stage.kind === 'failed' && (
        <p className={styles.note} role="status">
          {say('map.failed')}
          <Button className={styles.again} onClick={() => void load()}>
            {say('map.again')}
          </Button>
        </p>
      )}
    </div>
  )
}

import { keyOf, mostStops } from '@tropa/machines'
import { useEffect } from 'react'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import { useTrackActor } from './active-track.tsx'
import { type EarlyPress, takeEarlyPresses } from './early-presses.ts'
import { useAdditions } from './useAdditions.ts'
import { useRemovals } from './useRemovals.ts'

/** Applies the presses from before hydration, once the stored track has been read, because it may be full. */
export function useEarlyPresses(): void {
  const say = useWords()
  const actor = useTrackActor()
  const notify = useNotify()
  const add = useAdditions()
  const { remove } = useRemovals()
  useEffect(() => {
    const attach = ({ objects, title }: EarlyPress) => {
      const [object] = objects
      const text = (count: number) => (title ? say('track.added', { title }) : say('ready.taken', { count }))
      const leftOut = add({ objects, text, ...(title && object && { about: keyOf(object) }) })
      if (leftOut > 0) notify({ text: say('track.full', { limit: mostStops }), tone: 'failed' })
    }
    const make = () => {
      for (const press of takeEarlyPresses()) {
        if (press.isAttached) attach(press)
        else for (const object of press.objects) remove(object, press.title ?? '')
      }
    }
    const isRead = () => !actor.getSnapshot().matches({ storage: 'loading' })
    if (isRead()) return make()
    const subscription = actor.subscribe(() => {
      if (!isRead()) return
      subscription.unsubscribe()
      make()
    })
    return () => subscription.unsubscribe()
  }, [say, actor, notify, add, remove])
}

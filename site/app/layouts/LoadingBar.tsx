import { useRouter } from '@tanstack/react-router'
import { LoadingBar as Bar } from '@tropa/library/LoadingBar/dressed.ts'
import { loadingBarMachine } from '@tropa/machines'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'

/** Shows that another page is loading. */
export function LoadingBar() {
  const router = useRouter()
  const actor = useActorRef(loadingBarMachine)
  const isVisible = useSelector(actor, (state) => !state.matches('hidden') && !state.matches('throttled'))
  const isDone = useSelector(actor, (state) => state.matches('finishing'))
  useEffect(() => {
    const began = router.subscribe('onBeforeLoad', ({ hrefChanged }) => hrefChanged && actor.send({ type: 'STARTED' }))
    const ended = router.subscribe('onLoad', ({ hrefChanged }) => hrefChanged && actor.send({ type: 'FINISHED' }))
    return () => {
      began()
      ended()
    }
  }, [actor, router])
  return <Bar isVisible={isVisible} {...(isDone && { progress: 100 })} />
}

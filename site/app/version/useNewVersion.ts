import { useRouteContext, useRouter } from '@tanstack/react-router'
import { appVersionMachine, readReloadedAt } from '@tropa/machines'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { useConnectivityEvents } from '../../visitor/connectivity.tsx'
import { followChunks } from './chunks.ts'
import { newerVersion } from './version-check.ts'

/** The key of the tab's storage with the last reload for a missing script, ms since 1970. */
export const reloadedAtKey = 'chunk_reloaded_at'

/**
 * Without access to storage the last reload is unknown, and the page is never reloaded. If site data is blocked, the
 * getter itself throws, even in `typeof`.
 */
function keptReloadedAt(): number | null {
  try {
    return readReloadedAt(sessionStorage.getItem(reloadedAtKey))
  } catch {
    return null
  }
}

const reload = () => location.reload()

const provided = (own: string) =>
  appVersionMachine.provide({
    actors: {
      check: fromPromise(({ signal }) => newerVersion(own, signal)),
      keepReloadedAt: fromPromise<unknown, { at: number }>(async ({ input }) =>
        sessionStorage.setItem(reloadedAtKey, String(input.at)),
      ),
    },
    actions: { update: reload, reload },
  })

/**
 * @param onLostPart called if only a reload would load a part of the page, but the page is in use; must be stable
 * between renders
 * @returns the new version on the server; `null` if the page has the current one
 */
export function useNewVersion(onLostPart: () => void): string | null {
  const router = useRouter()
  const { version } = useRouteContext({ from: '__root__' })
  const machine = useMemo(() => provided(version), [version])
  const input = useMemo(() => ({ reloadedAt: keptReloadedAt() }), [])
  const actor = useActorRef(machine, { input })
  useEffect(() => {
    const looked = () => actor.send({ type: document.visibilityState === 'hidden' ? 'PAGE_HIDDEN' : 'PAGE_SHOWN' })
    looked()
    document.addEventListener('visibilitychange', looked)
    const forget = followChunks({
      isAwaited: () => router.state.status === 'pending',
      onFailure: () => actor.send({ type: 'CHUNK_FAILED', at: Date.now() }),
      onReturn: reload,
      onLostPart,
    })
    return () => {
      document.removeEventListener('visibilitychange', looked)
      forget()
    }
  }, [actor, router, onLostPart])
  useConnectivityEvents(actor.send)
  return useSelector(actor, ({ context }) => context.newVersion)
}

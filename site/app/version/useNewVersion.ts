import { useRouteContext, useRouter } from '@tanstack/react-router'
import { appVersionMachine, readReloadedAt } from '@tropa/machines'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { useTellConnection } from '../../visitor/connectivity.tsx'
import { followChunks } from './chunks.ts'
import { newerVersion } from './version-check.ts'

/** Where a tab keeps when a stale chunk last reloaded it, ms since 1970. */
export const reloadedAtKey = 'chunk_reloaded_at'

/** Where storage is forbidden nothing is known of the last reload, and none is made either. */
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

/** @returns the version that waits to be taken; `null`: the page is of the newest */
export function useNewVersion(): string | null {
  const router = useRouter()
  const { version } = useRouteContext({ from: '__root__' })
  const machine = useMemo(() => provided(version), [version])
  const input = useMemo(() => ({ reloadedAt: typeof sessionStorage === 'undefined' ? null : keptReloadedAt() }), [])
  const actor = useActorRef(machine, { input })
  useEffect(() => {
    const looked = () => actor.send({ type: document.visibilityState === 'hidden' ? 'PAGE_HIDDEN' : 'PAGE_SHOWN' })
    looked()
    document.addEventListener('visibilitychange', looked)
    const forget = followChunks({
      isAwaited: () => router.state.status === 'pending',
      onFailure: () => actor.send({ type: 'CHUNK_FAILED', at: Date.now() }),
      onReturn: reload,
    })
    return () => {
      document.removeEventListener('visibilitychange', looked)
      forget()
    }
  }, [actor, router])
  useTellConnection(actor.send)
  return useSelector(actor, ({ context }) => context.newVersion)
}

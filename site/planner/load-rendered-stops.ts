import { emptyTrack, planOf, type Track } from '@tropa/machines'
import { orAbsent, orSignedOut } from '../portal/absent.ts'
import { cardQuery } from '../portal/cards-by-id.ts'
import type { RouterContext } from '../portal/router-context.ts'
import { renderedTrackQuery } from './rendered-track.ts'

async function knownTrack({ queryClient, portal, session }: RouterContext): Promise<Track> {
  if (!session.auth) return session.guestTrack ?? emptyTrack
  return (await orSignedOut(queryClient.ensureQueryData(renderedTrackQuery(portal))))?.track ?? emptyTrack
}

/**
 * On the server: loads the cards of the track for the first HTML. A stop whose card cannot be loaded is shown by its
 * number.
 */
export async function loadRenderedStops(context: RouterContext): Promise<void> {
  if (!import.meta.env.SSR) return
  const { queryClient, portal } = context
  const stops = planOf(await knownTrack(context))
  await Promise.all(stops.map((stop) => orAbsent(queryClient.ensureQueryData(cardQuery(portal, stop)))))
}

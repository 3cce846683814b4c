import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head/head.ts'
import { titled } from '../messages/titled.ts'
import { loadSeason } from '../catalogue/seasons/load-season.ts'
import { HomePage } from '../home/HomePage.tsx'
import { orAbsent } from '../portal/absent.ts'
import { atOnce } from '../portal/at-once.ts'
import { orUnavailable } from '../portal/failures.ts'
import { climateQuery } from '../portal/region-queries.ts'
import { mainQuery, mainQuestion } from '../home/main-query.ts'
import { useLatestData } from '../catalogue/lists/useLatestData.ts'
import { useSession } from '../visitor/SessionProvider.tsx'
import { region } from '../region/region.ts'

export const Route = createFileRoute('/')({
  staticData: { layout: 'new-default', isOfTerritory: true },
  loader: async ({ context }) => {
    const { queryClient, portal, session, origin } = context
    const { territoryId } = session.preferences
    await Promise.all([
      orUnavailable(queryClient.ensureQueryData(atOnce(mainQuery(portal, mainQuestion(session))))),
      orAbsent(queryClient.fetchQuery(atOnce(climateQuery(portal, territoryId ?? region.capitalTerritoryId)))),
      loadSeason(context),
    ])
    return { language: session.language, origin }
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          ...loaderData,
          address: '/',
          title: titled(loaderData.language, 'home.title'),
          description: titled(loaderData.language, 'home.description'),
        })
      : {},
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const question = mainQuestion(useSession())
  const { shown } = useLatestData(question, { ...mainQuery(portal, question), throwOnError: true })
  return shown && <HomePage main={shown.data} question={shown.params} />
}

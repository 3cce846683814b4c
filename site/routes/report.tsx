import { createFileRoute } from '@tanstack/react-router'
import { headFrom } from '../app/head/head.ts'
import { loadReport } from '../report/load-report.ts'
import { reportedObject } from '../report/reported-object.ts'
import { ReportPage } from '../report/ReportPage.tsx'

export const Route = createFileRoute('/report')({
  staticData: { layout: 'default' },
  loaderDeps: ({ search }) => ({ reported: reportedObject(search) }),
  loader: ({ context, deps }) => loadReport(context, deps.reported),
  head: headFrom,
  component: Page,
})

function Page() {
  const { reported, the_title, link } = Route.useLoaderData()
  return <ReportPage reported={reported} title={the_title} link={link} />
}

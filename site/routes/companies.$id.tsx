import { createFileRoute } from '@tanstack/react-router'
import { objectRoute } from '../app/object-route.ts'
import { companyObject } from '../catalogue/companies/company-object.ts'
import { useObject } from '../catalogue/objects/useObject.ts'
import { CompanyPage } from '../catalogue/companies/CompanyPage.tsx'

export const Route = createFileRoute('/companies/$id')({ ...objectRoute(companyObject), component: Page })

function Page() {
  return <CompanyPage company={useObject(companyObject)} />
}

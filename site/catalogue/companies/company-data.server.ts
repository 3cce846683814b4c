import type { KindData } from '../open-data/kind-data.ts'
import { companiesList } from './companies-list.ts'
import { companyThing } from './company-json-ld.ts'

export const companyData: KindData<'company'> = {
  lists: [companiesList],
  links: (portal, query) => portal.companies({ query }).then(({ company_list: list, total }) => ({ list, total })),
  find: (portal, id) => portal.company({ params: { id } }),
  thing: companyThing,
}

import { objectOfKind } from '../objects/object-of-kind.ts'
import { companyQuery } from './company-queries.ts'

export const companyObject = objectOfKind({
  query: companyQuery,
  objectIn: (company) => company,
})

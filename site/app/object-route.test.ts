import { QueryClient } from '@tanstack/react-query'
import type { Outgoing } from '@tropa/contract'
import { expect, test } from 'vitest'
import { excursionObject } from '../catalogue/excursions/excursion-object.ts'
import { companyObject } from '../catalogue/companies/company-object.ts'
import { aCompany, aTour } from '../catalogue/testing/catalogue-objects.ts'
import { PortalError } from '../portal/error.ts'
import { createPortal } from '../portal/portal.ts'
import type { RouterContext } from '../portal/router-context.ts'
import { objectRoute } from './object-route.ts'

const excursion = aTour({ object_type: 'excursion', link: '/excursions/5001', location_ids: [] })
const responses: Readonly<Record<string, unknown>> = {
  'portal/excursion/5001': { excursion },
  'portal/company/501': aCompany(),
}
const send = async ({ path }: Outgoing) => {
  if (!responses[path]) throw new PortalError(404)
  return responses[path]
}
const context = () =>
  ({
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    portal: createPortal(send),
    session: { language: 'ru' },
    origin: 'https://portal.example',
  }) as unknown as RouterContext

test('the head of a page has its title and description', async () => {
  const head = await objectRoute(excursionObject).loader({ context: context(), params: { id: '5001' } })
  expect(head).toMatchObject({ title: excursion.the_title, address: '/excursions/5001', object: excursion })
})

test('an object that is the whole response is found too', async () => {
  const head = await objectRoute(companyObject).loader({ context: context(), params: { id: '501' } })
  expect(head).toMatchObject({ address: '/companies/501', object: { object_type: 'company' } })
})

test.each(['0', 'word', '5001x', '99999'])('the excursion %s has no page', async (id) => {
  await expect(objectRoute(excursionObject).loader({ context: context(), params: { id } })).rejects.toMatchObject({
    isNotFound: true,
  })
})

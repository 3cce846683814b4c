// @vitest-environment node
import { saleStates, type Event } from '@tropa/contract'
import { saleStateLabels } from '@tropa/library/labels/tables.ts'
import { labelOf } from '@tropa/library/labels/label.ts'
import { expect, test } from 'vitest'
import { renderedPage } from '../../app/testing/rendered-page.tsx'
import { responses, sendFrom } from '../../app/testing/test-provider-responses.ts'
import { languages } from '../../region/languages.ts'

const offer = {
  id: 9701,
  the_title: 'Взрослый',
  price: { value: '300.00', currency: 'RUB' as const },
  remaining: null,
  requires: [],
}
const contacts = { phones: ['3467000501'], emails: ['kedr@portal.example'], socials: [] }
const external_url = 'https://tickets.example/event'
const steps: Record<(typeof saleStates)[number], string> = {
  on_sale: 'form[action="/checkout"]',
  also_external: `form[action="/checkout"], a[href="${external_url}"]`,
  only_external: `a[href="${external_url}"]`,
  by_request: 'a[href="/checkout?offer=9701"]',
  no_payment_info: 'a[href^="tel:"]',
}

test.each(saleStates.flatMap((state) => languages.map((language) => [state, language] as const)))(
  'an event that is %s says so and shows the next step, in %s',
  async (sale_state, language) => {
    const event: Event = {
      ...responses.event.event,
      schedule: [{ starts_at: '2030-06-01T12:00:00+05:00', ends_at: '2030-06-01T14:00:00+05:00', location_id: 1 }],
      dates: { starts_at: '2030-06-01T12:00:00+05:00', ends_at: '2030-06-01T14:00:00+05:00' },
      contacts,
      sale_state,
      ...(sale_state.endsWith('external') && { external_url }),
      offer_list: sale_state === 'only_external' || sale_state === 'no_payment_info' ? [] : [offer],
    }
    const { main, errors } = await renderedPage('/events/1', { send: sendFrom({ event: { event } }).send, language })
    const panel = main.querySelector('#entry')?.closest('section')

    expect(errors).toEqual([])
    expect(panel?.textContent).toContain(labelOf(saleStateLabels, sale_state, language))
    expect(panel?.querySelectorAll(steps[sale_state]).length).toBeGreaterThan(0)
  },
)

// @vitest-environment node
import { expect, test } from 'vitest'
import { accountForms } from '../account/account-forms.ts'
import { checkoutForms } from '../checkout/checkout-form.ts'
import { orderAddress } from '../addresses/order-addresses.ts'
import { acceptedElsewhere } from '../forms/accepted-elsewhere.ts'
import { saveNote } from '../account/tracks/saved-track-forms.ts'
import type { FormDefinition } from '../forms/form-definition.ts'
import { words } from '../messages/intl.tsx'
import { languages } from '../region/languages.ts'
import { reportForm } from '../report/report-form.ts'
import { trackSharingForms } from '../track-sharing/track-sharing-forms.ts'
import { accountResponses } from './testing/account-responses.ts'
import { renderedPage } from './testing/rendered-page.tsx'

/** An order is shown at its own address; the paths of other forms are pages of their own. */
const addressOf = ({ path, leadsTo }: Pick<FormDefinition, 'path' | 'leadsTo'>) =>
  path === '/checkout'
    ? orderAddress(accountResponses.order.order.id)
    : typeof leadsTo === 'string' && leadsTo.startsWith('/')
      ? leadsTo
      : path

/** The forms whose acceptance is reported by the page that follows. */
const saved = { ...saveNote, path: '/my_tracks', leadsTo: 'stay' } as const
const noted = [...accountForms, ...trackSharingForms, ...checkoutForms, reportForm, saved]
  .filter(({ id, notices }) => notices && !Object.hasOwn(acceptedElsewhere, id))
  .flatMap((form) => languages.map((language) => ({ form, id: form.id, address: addressOf(form), language })))
const auth = { expires: 4_000_000_000 }
const plain = (text: string | null) => text?.replaceAll(/[\s\u2060]+/g, ' ').trim() ?? ''

test('there are forms that redirect to another page', () => {
  expect(noted.map(({ id }) => id)).toEqual(expect.arrayContaining(['email-track', 'rename-track', 'end-share']))
})

test.each(noted)('without scripts $address says once that $id was accepted, in $language', async (one) => {
  const { form, id, address, language } = one
  const submitted = { form: id, values: {}, outcome: { kind: 'done' } } as const
  const { main } = await renderedPage(address, { language, auth, submitted })

  const statuses = [...main.querySelectorAll('[role="status"]')].map(({ textContent }) => plain(textContent))
  const text = plain(words(language)(form.notices?.done ?? 'notice.updated'))
  expect(statuses.filter((status) => status.includes(text))).toHaveLength(1)
})

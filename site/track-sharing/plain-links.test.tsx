// @vitest-environment node
import { expect, test } from 'vitest'
import { accountResponses } from '../app/testing/account-responses.ts'
import { plainForms } from '../app/testing/plain-forms.ts'
import { renderedPage } from '../app/testing/rendered-page.tsx'
import { languages } from '../region/languages.ts'

const auth = { expires: 4_000_000_000 }

test.each(languages)('in %s an account ends its links without scripts', async (language) => {
  const { main } = await renderedPage('/share_track', { auth, language })
  const section = main.querySelector('section[aria-labelledby="my-links"]')

  expect(section ? plainForms(section).map(({ action, fields }) => [action, fields]) : []).toEqual(
    accountResponses.ownLinks.link_list.map(({ id }) => ['/share_track', { form: 'end-own-link', id }]),
  )
})

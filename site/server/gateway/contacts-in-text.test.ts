// @vitest-environment node
import { readPhone } from '@tropa/library/PhoneLink/phone.ts'
import { expect, test } from 'vitest'
import { withContactLinks } from './contacts-in-text.ts'
import { sanitisedResponse } from './sanitise.ts'

test.each([
  ['+7 346 700 00 90', '+73467000090', '+7 (346) 700-00-90'],
  ['+7 (3467) 00-00-90', '+73467000090', '+7 (346) 700-00-90'],
  ['8 (3462) 12-34-56', '+73462123456', '+7 (346) 212-34-56'],
  ['+7 912 345-67-89', '+79123456789', '+7 (912) 345-67-89'],
  ['+73467000090', '+73467000090', '+7 (346) 700-00-90'],
])('%s becomes a phone link, formatted as in lists of contacts', (written, number, text) => {
  expect(withContactLinks(`Call ${written}, daily`)).toBe(`Call <a href="tel:${number}">${text}</a>, daily`)
  expect(readPhone(number.slice(2))?.text).toBe(text)
})

test('an e-mail address becomes a link', () => {
  expect(withContactLinks('Write to info@visit.example.')).toBe(
    'Write to <a href="mailto:info@visit.example">info@visit.example</a>.',
  )
})

test.each(['8600 roubles', 'ИНН 8601000009', '1028600000008', '2026-11-22', '8 800 km', '+7', '@visit', 'a@b', '112'])(
  '%s is not a contact',
  (text) => {
    expect(withContactLinks(text)).toBe(text)
  },
)

test('contacts in editors’ texts become links, and existing links stay unchanged', () => {
  const body = '<p>a@b.example, <a href="mailto:c@d.example"><b>c@d.example</b></a> &amp; <b>+7 346 700 00 90</b></p>'

  expect(JSON.parse(sanitisedResponse(JSON.stringify({ the_body: body }))).the_body).toBe(
    '<p><a href="mailto:a@b.example">a@b.example</a>, <a href="mailto:c@d.example"><b>c@d.example</b></a> &amp; ' +
      '<b><a href="tel:+73467000090">+7 (346) 700-00-90</a></b></p>',
  )
})

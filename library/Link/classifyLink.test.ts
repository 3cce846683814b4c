import { expect, test } from 'vitest'
import { classifyLink } from './classifyLink.ts'

const ownHosts = ['portal.example', 'WWW.portal.example', 'тропа.example', 'localhost:3000']
const classify = (href: string) => classifyLink(href, ownHosts)

test.each([
  ['/', '/'],
  ['/tours?category=ethno#top', '/tours?category=ethno#top'],
  ['/pages/о-портале', '/pages/%D0%BE-%D0%BF%D0%BE%D1%80%D1%82%D0%B0%D0%BB%D0%B5'],
  ['  /tours ', '/tours'],
  ['tours/7', '/tours/7'],
  ['#main', '#main'],
  ['?page=2', '?page=2'],
  ['https://portal.example', '/'],
  ['https://portal.example/tours/7?day=1#map', '/tours/7?day=1#map'],
  ['http://PORTAL.example/tours', '/tours'],
  ['https://www.portal.example/tours', '/tours'],
  ['//portal.example/tours', '/tours'],
  ['https://тропа.example/tours', '/tours'],
  ['http://localhost:3000/q', '/q'],
])('%j is a page of the portal: %s', (href, inApp) => {
  expect(classify(href)).toEqual({ kind: 'inside', href: inApp })
})

test.each([
  ['https://portal.example//other.example/', '/other.example/'],
  ['https://portal.example/\\other.example', '/other.example'],
  ['/..//other.example', '/other.example'],
  ['/./\\other.example', '/other.example'],
  ['https:other.example', '/other.example'],
])('%j does not become the address of another host', (href, inApp) => {
  expect(classify(href)).toEqual({ kind: 'inside', href: inApp })
})

test.each([
  'https://other.example/tours',
  'http://other.example',
  '//other.example/tours',
  '/\\other.example',
  '\\\\other.example',
  '/\t/other.example',
  '\n//other.example',
  'HTTPS://other.example',
  'https://portal.example@other.example/',
  'https://portal.example.other.example/',
  'https://other.example/https://portal.example',
  'https://portal.example:8443/',
  'http://localhost:3001/',
  'https://here.invalid/',
  '//here.invalid/tours',
  '//there.invalid/tours',
])('%j leads to another site', (href) => {
  expect(classify(href).kind).toBe('outside')
})

test.each(['mailto:hello@portal.example', 'tel:+73467000000', 'TEL:112'])(
  '%j is a mail address or a phone number',
  (href) => {
    expect(classify(href).kind).toBe('contact')
  },
)

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://portal.example/1',
  'file:///etc/passwd',
  'view-source:https://portal.example',
  'intent://scan/#Intent;end',
  'https://',
  'https://bad host/',
  '//',
])('%j is refused', (href) => {
  expect(classify(href)).toEqual({ kind: 'refused' })
})

test('without own hosts only addresses without a host belong to the portal', () => {
  expect(classifyLink('https://portal.example/tours').kind).toBe('outside')
  expect(classifyLink('/tours').kind).toBe('inside')
})

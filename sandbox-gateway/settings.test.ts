import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const environment = { PAYMENT_SHOP_ID: 'sandbox', PAYMENT_SECRET: 'secret', PAYMENT_PORT: '4000' }

test('production refuses to start with test payments unless PAYMENT_SANDBOX=on', () => {
  const production = { ...environment, NODE_ENV: 'production' }

  expect(() => readSettings(production)).toThrow('PAYMENT_SANDBOX=on')
  expect(() => readSettings({ ...production, PAYMENT_SANDBOX: 'yes' })).toThrow('PAYMENT_SANDBOX=on')
  expect(readSettings({ ...production, PAYMENT_SANDBOX: 'on' })).toMatchObject({ port: 4000, host: '127.0.0.1' })
})

test('the address of the page is where the program listens, unless another one is configured', () => {
  expect(readSettings(environment).options.publicUrl).toBe('http://127.0.0.1:4000')
  expect(
    readSettings({ ...environment, PAYMENT_PAGES: 'https://pay.example/x https://other.example' }).options.publicUrl,
  ).toBe('https://pay.example')
})

test.each([
  ['PAYMENT_SHOP_ID', { ...environment, PAYMENT_SHOP_ID: '' }],
  ['PAYMENT_SECRET', { ...environment, PAYMENT_SECRET: undefined }],
  ['PAYMENT_PORT', { ...environment, PAYMENT_PORT: '70000' }],
])('the error names a wrong %s', (name, wrong) => {
  expect(() => readSettings(wrong)).toThrow(name)
})

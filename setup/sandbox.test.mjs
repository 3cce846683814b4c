import { expect, test } from 'vitest'
import { withSandbox } from './sandbox.mjs'
import { aFreePort, aTakenPort } from './testing.mjs'

const configured = async (changes = {}) => ({
  PORT: '3000',
  API_PORT: String((await aFreePort()) - 1),
  HOST: '127.0.0.1',
  environment: { PATH: '/bin' },
  ...changes,
})

test('a sandbox listens at the first free port after the API with a new key, and both programs get its settings', async () => {
  const taken = await aTakenPort()
  const configuration = await configured({ API_PORT: String(taken - 1) })

  const [one, other] = [await withSandbox(configuration), await withSandbox(configuration)]

  const port = Number(one.sandbox.PAYMENT_PORT)
  expect(port).toBeGreaterThan(taken)
  expect(one.environment).toEqual({ PATH: '/bin', ...one.sandbox })
  expect(one.sandbox).toMatchObject({
    PAYMENT_URL: `http://127.0.0.1:${port}/v3`,
    PAYMENT_PAGES: `http://127.0.0.1:${port}`,
    PAYMENT_SANDBOX: 'on',
  })
  expect(one.sandbox.PAYMENT_SECRET).not.toBe(other.sandbox.PAYMENT_SECRET)
})

test('a configured port that is in use is refused by name', async () => {
  const PAYMENT_PORT = String(await aTakenPort())

  await expect(withSandbox(await configured({ PAYMENT_PORT }))).rejects.toThrow(
    `PAYMENT_PORT=${PAYMENT_PORT} is in use`,
  )
})

test.each([
  { PAYMENT_URL: 'https://gateway.example/v3' },
  { PAYMENT_SANDBOX: 'off' },
  { API_URL: 'https://api.example' },
])('no sandbox is started with %j', async (changes) => {
  expect(await withSandbox(await configured(changes))).not.toHaveProperty('sandbox')
})

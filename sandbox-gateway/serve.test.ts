import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const program = fileURLToPath(new URL('serve.ts', import.meta.url))

test('the program refuses to start in production, with one sentence', async () => {
  const { PATH = '' } = process.env
  const env = { PATH, NODE_ENV: 'production', PAYMENT_SHOP_ID: 'sandbox', PAYMENT_SECRET: 'secret' }
  const child = spawn(process.execPath, [program], { env })
  let output = ''
  child.stderr.on('data', (part) => {
    output += part
  })

  const [code] = await once(child, 'close')

  expect(code).toBe(1)
  expect(output.trim()).toBe(
    'The sandbox gateway takes no money: it does not start in production without PAYMENT_SANDBOX=on.',
  )
})

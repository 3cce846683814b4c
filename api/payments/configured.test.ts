import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readConfiguration } from '../configuration.ts'
import { openInMemory } from '../database/embedded.ts'
import { StartError } from '../database/start-error.ts'
import { configuredPayments } from './configured.ts'

const gateway = { PAYMENT_URL: 'https://gateway.example/v3', PAYMENT_SHOP_ID: '100500', PAYMENT_SECRET: 'live_key' }
const real = readConfiguration(gateway)
const trial = readConfiguration({ ...gateway, PAYMENT_SANDBOX: 'on' })

test('a real gateway is refused on the embedded database, which does not force writes to disk; a sandbox is not', async () => {
  const { db, close } = await openInMemory()

  await expect(configuredPayments(real, db)).rejects.toThrow(StartError)
  await expect(configuredPayments(real, db)).rejects.toThrow('fsync=off')
  expect(await configuredPayments(trial, db)).toMatchObject({ isTest: true, gateway: expect.any(Object) })
  expect(await configuredPayments(readConfiguration({}), db)).toEqual({ isTest: true, gateway: undefined })
  await close()
})

test('a real gateway is refused if a commit does not wait for the disk', async () => {
  const { db, close } = await openInMemory()
  await db.execute(sql`set synchronous_commit = off`)

  await expect(configuredPayments(real, db)).rejects.toThrow('synchronous_commit=off')
  await close()
})

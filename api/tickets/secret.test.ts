import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newTicketCode } from './code.ts'
import { sealOf } from './secret.ts'

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tropa-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'data')
}

test('without a configured secret the portal stores one, which only its user can read', () => {
  const folder = aFolder()
  const text = sealOf([], folder).textOf(newTicketCode())

  expect(sealOf([], folder).codeOf(text)).toBeDefined()
  expect(sealOf([], aFolder()).codeOf(text)).toBeUndefined()
  expect(statSync(join(folder, 'ticket-secret')).mode & 0o777).toBe(0o600)
})

test('tickets of an earlier secret are accepted while it is listed', () => {
  const [old, current] = ['the secret of last year, long enough', 'the secret of this year, long enough']
  const text = sealOf([old], '').textOf(newTicketCode())

  expect(sealOf([current, old], '').codeOf(text)).toBeDefined()
  expect(sealOf([current], '').codeOf(text)).toBeUndefined()
})

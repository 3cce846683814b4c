// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { draftOwner, ownDrafts } from './draft-owner.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('the owner of drafts is the same for an address in any letter case, and does not contain it', async () => {
  await ownDrafts('Anna@portal.example')
  const anna = draftOwner()
  await ownDrafts('anna@portal.example')
  expect(draftOwner()).toBe(anna)
  await ownDrafts('ivan@portal.example')

  expect([anna, draftOwner()]).toEqual([
    expect.stringMatching(/^[\da-f]{64}$/),
    expect.not.stringMatching(String(anna)),
  ])
})

test('a guest owns no drafts', () => {
  expect(draftOwner()).toBeNull()
})

test('on plain HTTP, which has no digests, the owner does not depend on the address', async () => {
  vi.stubGlobal('crypto', {})
  await ownDrafts('anna@portal.example')

  expect(draftOwner()).toMatch(/^\d+$/)
})

test('if storage is forbidden, there is no owner, and nothing fails', async () => {
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  await ownDrafts('anna@portal.example')

  expect(draftOwner()).toBeNull()
})

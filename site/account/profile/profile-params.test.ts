import { expect, test } from 'vitest'
import { parseSearch } from '../../addresses/search-string.ts'
import { profileAddress, profileTabs, readProfileParams, type ProfileParams } from './profile-params.ts'

const readAddress = (address: string) => readProfileParams(parseSearch(new URL(address, 'https://a.example').search))

const everyParams: readonly ProfileParams[] = profileTabs.flatMap((tab) =>
  [1, 3].flatMap((page) => ([null, 'new', 12] as const).map((participant) => ({ tab, page, participant }))),
)

test('each of the seven tabs has its own address', () => {
  expect(profileTabs).toHaveLength(7)
  expect(everyParams.map((params) => readAddress(profileAddress(params)))).toEqual(everyParams)
})

test('the first tab is the profile itself', () => {
  expect(profileAddress()).toBe('/profile')
  expect(profileAddress({ tab: 'profile' })).toBe('/profile')
  expect(profileAddress({ tab: 'history', page: 2 })).toBe('/profile?tab=history&page=2')
})

test.each([
  '?tab=reviews',
  '?tab=constructor',
  '?tab=%00&page=-1',
  '?page=0&participant=x',
  '?tab=PROFILE&participant=-3',
])('%s opens the first tab', (search) => {
  expect(readProfileParams(parseSearch(search))).toEqual({ tab: 'profile', page: 1, participant: null })
})

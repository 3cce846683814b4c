import { describe, expect, test } from 'vitest'
import { isUpToDate } from './dependencies.mjs'

const wanted = {
  '': { name: 'portal' },
  'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
  'node_modules/binding-for-another-system': { version: '1.0.0', optional: true },
}
const found = { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' } }

describe('dependencies', () => {
  test('are up to date if only packages for other systems are missing', () => {
    expect(isUpToDate(wanted, found)).toBe(true)
  })

  test('are installed when a package is missing', () => {
    expect(isUpToDate(wanted, {})).toBe(false)
  })

  test('are installed when the lockfile names another version', () => {
    expect(isUpToDate({ 'node_modules/react': { version: '19.4.0', integrity: 'sha512-b' } }, found)).toBe(false)
  })
})

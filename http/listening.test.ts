import { expect, test } from 'vitest'
import { addressOf, isLoopback } from './listening.mjs'

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['::1', 'http://[::1]:3000'],
  ['portal.example', 'http://portal.example:3000'],
])('a program that listens on %s can be reached at %s', (host, address) => {
  expect(addressOf(host, '3000')).toBe(address)
})

test.each<[string, boolean]>([
  ['localhost', true],
  ['tropa.localhost', true],
  ['127.0.0.2', true],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.0.2.1', false],
  ['localhost.example', false],
])('whether %s is only this machine: %s', (host, isAlone) => {
  expect(isLoopback(host)).toBe(isAlone)
})

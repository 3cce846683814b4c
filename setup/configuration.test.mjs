import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addressOf, readConfiguration, settings } from './configuration.mjs'

describe('the configuration', () => {
  test('has a default or stays unset when nothing is given, and an empty variable counts as not set', () => {
    const { values, problems } = readConfiguration({ PORT: '', SITE_URL: '' })

    expect(problems).toEqual([])
    expect(values).toEqual({ PORT: '3000', API_PORT: '3001', HOST: '127.0.0.1', SITE_URL: undefined, API_URL: undefined, DATA_DIR: '.data', DATABASE_URL: undefined })
  })

  test.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['API_PORT', '-1'],
    ['HOST', '300.1.1.1'],
    ['HOST', 'two words'],
    ['SITE_URL', 'portal.example'],
    ['API_URL', 'ftp://api.example'],
    ['DATA_DIR', '  '],
    ['FLIGHTS_URL', 'flights.example'],
    ['FLIGHTS_URL', 'https://flights.example/{iata}'],
  ])('refuses %s="%s" in a sentence with its name, value and what is allowed', (name, value) => {
    expect(readConfiguration({ [name]: value }).problems).toEqual([`${name} is "${value}", but must be ${settings[name].allowed}.`])
  })

  test.each(['::1', '0.0.0.0', 'localhost', 'portal.example', 'node-1'])('takes HOST="%s"', (value) => {
    expect(readConfiguration({ HOST: value }).problems).toEqual([])
  })

  test('never shows a database address, which may hold a password', () => {
    const [problem] = readConfiguration({ DATABASE_URL: 'mysql://portal:opensesame@db.example' }).problems

    expect(problem).toContain('DATABASE_URL')
    expect(problem).toContain('postgres://')
    expect(problem).not.toContain('opensesame')
  })

  test('tells all mistakes at once', () => {
    expect(readConfiguration({ PORT: 'abc', HOST: 'two words' }).problems).toHaveLength(2)
  })

  test('refuses one port for both programs, unless the API runs elsewhere', () => {
    expect(readConfiguration({ PORT: '3001' }).problems).toEqual(['PORT and API_PORT are both "3001", but must differ.'])
    expect(readConfiguration({ PORT: '3001', API_URL: 'https://api.example' }).problems).toEqual([])
  })

  test('has a line for each setting in .env.example, with its default', () => {
    const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8').split('\n')

    for (const [name, setting] of Object.entries(settings)) expect(example).toContain(setting.default ? `${name}=${setting.default}` : `# ${name}=`)
  })
})

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['::1', 'http://[::1]:3000'],
  ['portal.example', 'http://portal.example:3000'],
])('a program that listens on %s is reached at %s', (host, address) => {
  expect(addressOf(host, '3000')).toBe(address)
})

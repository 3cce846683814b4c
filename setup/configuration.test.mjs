import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { environmentFor, readConfiguration } from './configuration.mjs'
import { settings } from './settings.mjs'

describe('the configuration', () => {
  test('has its defaults in an empty environment, and an empty variable counts as not set', () => {
    const { values, problems } = readConfiguration({ PORT: '', SITE_URL: '' })

    expect(problems).toEqual([])
    expect(values).toEqual({
      PORT: '3000',
      API_PORT: '3001',
      HOST: '127.0.0.1',
      SITE_URL: undefined,
      API_URL: undefined,
      TRUSTED_PROXIES: 'loopback',
      DATA_DIR: '.data',
      DATABASE_URL: undefined,
      PASSWORD_COST: 'm=19456,t=2,p=1',
      SESSION_DAYS: '30',
      GUEST_CHECKOUT: 'on',
      HOLD_MINUTES: '15',
    })
  })

  test('requires the sender of mails if there is a mail server', () => {
    const server = { SMTP_URL: 'smtp://mail.example' }
    expect(readConfiguration(server).problems).toEqual([expect.stringContaining('MAIL_FROM is not set')])
    expect(readConfiguration({ ...server, MAIL_FROM: 'portal@mail.example' }).problems).toEqual([])
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
    ['MAIL_FROM', 'Portal <portal@mail.example>'],
    ['OPERATOR_EMAIL', 'editor'],
    ['PASSWORD_COST', 'm=7,t=1,p=1'],
    ['PASSWORD_COST', 'strong'],
    ['SESSION_DAYS', '366'],
    ['GUEST_CHECKOUT', 'no'],
    ['HOLD_MINUTES', '0'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'loopback 10.0.0.0/x'],
    ['DATA_DIR', '  '],
    ['ROUTING_URL', 'router.example'],
    ['ROUTING_ENGINE', 'brouter'],
    ['FLIGHTS_URL', 'flights.example'],
    ['FLIGHTS_URL', 'https://flights.example/{iata}'],
  ])('refuses %s="%s" in a sentence with its name, its value and the allowed ones', (name, value) => {
    expect(readConfiguration({ [name]: value }).problems).toEqual([
      `${name} is "${value}", but must be ${settings[name].allowed}.`,
    ])
  })

  test.each(['::1', '0.0.0.0', 'localhost', 'portal.example', 'node-1'])('accepts HOST="%s"', (value) => {
    expect(
      readConfiguration({ HOST: value, SITE_URL: 'https://portal.example', PAYMENT_SANDBOX: 'off' }).problems,
    ).toEqual([])
  })

  test('never shows a database address, which may contain a password', () => {
    const [problem] = readConfiguration({ DATABASE_URL: 'mysql://portal:opensesame@db.example' }).problems

    expect(problem).toContain('DATABASE_URL')
    expect(problem).toContain('postgres://')
    expect(problem).not.toContain('opensesame')
  })

  test.each(['ftp://api.example', 'http://name:opensesame@api.example'])(
    'refuses API_URL="%s" and does not show it',
    (value) => {
      const problems = readConfiguration({ API_URL: value }).problems
      expect(problems).toHaveLength(1)
      expect(problems[0]).not.toContain(value)
    },
  )

  test.each(['http://api:80', 'http://127.1:4401/', 'https://api.example/v1/'])('accepts API_URL="%s"', (value) => {
    expect(readConfiguration({ API_URL: value }).problems).toEqual([])
  })

  test.each(['0.0.0.0', '::', '192.0.2.1', 'portal.example'])(
    'requires SITE_URL if others can reach HOST=%s',
    (HOST) => {
      expect(readConfiguration({ HOST, PAYMENT_SANDBOX: 'off' }).problems).toEqual([
        expect.stringContaining('SITE_URL is not set'),
      ])
    },
  )

  test.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])(
    'needs no SITE_URL if only this machine can reach HOST=%s',
    (HOST) => {
      expect(readConfiguration({ HOST }).problems).toEqual([])
    },
  )

  test('accepts trusted proxies as addresses and networks', () => {
    expect(readConfiguration({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8 192.0.2.1 2001:db8::/32 ::1' }).problems).toEqual(
      [],
    )
  })

  test('reports all errors at once', () => {
    expect(readConfiguration({ PORT: 'abc', HOST: 'two words' }).problems).toHaveLength(2)
  })

  test('refuses a counter without an id, and an id without a counter', () => {
    const url = 'https://counter.example/script.js'

    expect(readConfiguration({ ANALYTICS_URL: url }).problems).toHaveLength(1)
    expect(readConfiguration({ ANALYTICS_ID: 'w1' }).problems).toHaveLength(1)
    expect(readConfiguration({ ANALYTICS_URL: url, ANALYTICS_ID: '<b>' }).problems).toHaveLength(1)
    expect(readConfiguration({ ANALYTICS_URL: url, ANALYTICS_ID: 'w1' }).problems).toEqual([])
  })

  test('refuses one port for both programs, unless the API runs elsewhere', () => {
    expect(readConfiguration({ PORT: '3001' }).problems).toEqual([
      'PORT and API_PORT are both "3001", but must differ.',
    ])
    expect(readConfiguration({ PORT: '3001', API_URL: 'https://api.example' }).problems).toEqual([])
  })

  test('refuses test payments in production, unless a setting allows them', () => {
    const refusal = [expect.stringContaining('PAYMENT_SANDBOX=on')]
    const portal = { SITE_URL: 'https://portal.example' }
    expect(readConfiguration({ NODE_ENV: 'production' }).problems).toEqual(refusal)
    expect(readConfiguration(portal).problems).toEqual(refusal)
    expect(readConfiguration({ ...portal, HOST: '0.0.0.0' }).problems).toEqual(refusal)
    for (const PAYMENT_SANDBOX of ['on', 'off'])
      expect(readConfiguration({ ...portal, NODE_ENV: 'production', PAYMENT_SANDBOX }).problems).toEqual([])
    expect(readConfiguration({ ...portal, API_URL: 'https://api.example' }).problems).toEqual([])
  })

  test('refuses an incomplete gateway, a real one over plain HTTP, and a real one with the embedded database', () => {
    const gateway = {
      PAYMENT_URL: 'https://gateway.example/v3',
      PAYMENT_SHOP_ID: '100500',
      PAYMENT_SECRET: 'live_key',
      DATABASE_URL: 'postgres://database.example/tropa',
    }
    const problemsWith = (changes) => readConfiguration({ ...gateway, ...changes }).problems
    expect(problemsWith({})).toEqual([])
    expect(problemsWith({ PAYMENT_SHOP_ID: '', PAYMENT_SECRET: '' })).toEqual([
      expect.stringContaining('PAYMENT_SHOP_ID is not set'),
      expect.stringContaining('PAYMENT_SECRET is not set'),
    ])
    expect(problemsWith({ PAYMENT_URL: 'http://gateway.example/v3' })).toEqual([expect.stringContaining('https://')])
    expect(problemsWith({ DATABASE_URL: '' })).toEqual([expect.stringContaining('DATABASE_URL is not set')])
    expect(problemsWith({ DATABASE_URL: '', PAYMENT_SANDBOX: 'on', PAYMENT_URL: 'http://127.0.0.1:3002/v3' })).toEqual(
      [],
    )
    expect(problemsWith({ PAYMENT_SANDBOX: 'yes' })).toEqual([expect.stringContaining('PAYMENT_SANDBOX is "yes"')])
  })

  test('has a line for each setting in .env.example, with its default', () => {
    const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8').split('\n')

    for (const [name, setting] of Object.entries(settings))
      expect(example).toContain(setting.default ? `${name}=${setting.default}` : `# ${name}=`)
  })
})

describe('each program', () => {
  const secrets = {
    DATABASE_URL: 'postgres://a:b@c/d',
    PGPASSWORD: 'b',
    WEATHER_KEY: 'key',
    WEATHER_URL: 'https://weather.example',
    API_URL: 'https://api.example',
    TRUSTED_PROXIES: '10.0.0.0/8',
    PATH: '/bin',
  }

  test('gets only its own settings and the system’s variables', () => {
    const { DATABASE_URL: _database, PGPASSWORD: _password, ...portal } = secrets
    const { WEATHER_KEY: _key, API_URL: _api, ...api } = secrets
    expect(environmentFor('portal', secrets)).toEqual(portal)
    expect(environmentFor('api', secrets)).toEqual(api)
  })

  test('is a valid reader of each setting that names it', () => {
    for (const [name, { readBy }] of Object.entries(settings))
      expect([
        name,
        readBy.length > 0 && readBy.every((program) => ['portal', 'api', 'sandbox'].includes(program)),
      ]).toEqual([name, true])
  })
})

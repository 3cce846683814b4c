// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { checked } from './checked.ts'
import { fieldErrors } from './messages.ts'

/** Of each kind: white space, controls, format characters, letters, marks and symbols that show nothing. */
const blank = [
  ' ',
  '\u00a0\u2003\u3000',
  '\t\n',
  '\u200b',
  '\u200c\u200d',
  '\u2060\ufeff',
  '\u00ad',
  '\u034f',
  '\u115f\u1160',
  '\u3164',
  '\uffa0',
  '\u180e',
  '\u2800',
  '\ufe0f',
  '\u{e0020}\u{e007f}',
  '\u{13441}',
  '\u{1d159}',
]

type Field = { at: string; schema: v.GenericSchema }

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

const partsOf = (schema: object): (readonly [string, unknown])[] => {
  if ('entries' in schema && typeof schema.entries === 'object') return Object.entries(schema.entries ?? {})
  if ('item' in schema) return [['0', schema.item]]
  if ('wrapped' in schema) return [['', schema.wrapped]]
  return 'options' in schema && Array.isArray(schema.options) ? schema.options.map((option) => ['', option]) : []
}

/** The texts in a schema, with the names of their fields. */
function textsIn(schema: v.GenericSchema, at: string): Field[] {
  if (schema.type === 'string') return [{ at, schema }]
  return partsOf(schema).flatMap(([name, part]) =>
    isSchema(part) ? textsIn(part, [at, name].filter(Boolean).join('.')) : [],
  )
}

const refuses = ({ schema }: Field, text: string) => !v.safeParse(schema, text).success

/** Passwords are any characters (ASVS 6.2.5), and tokens are compared. */
const isSecret = ({ at }: Field) => /password|token$/.test(at)

const required = Object.entries<Call>(calls)
  .flatMap(([name, { body }]) => (body ? textsIn(body, name) : []))
  .filter((field) => refuses(field, '') && !isSecret(field))

test('in every call a text that may not be empty may not look empty either', () => {
  const names = required.map(({ at }) => at)
  const accepted = required.flatMap((field) =>
    blank.filter((text) => !refuses(field, text)).map((text) => [field.at, text]),
  )

  expect(names).toEqual(
    expect.arrayContaining([
      'registration.first_name',
      'updateProfile.last_name',
      'renameTrack.title',
      'sharedAttach.by',
    ]),
  )
  expect(required.length).toBeGreaterThan(30)
  expect(accepted).toEqual([])
})

test('a name without visible characters is a missing field, like an empty one', () => {
  const field = required.find(({ at }) => at === 'registration.first_name')
  if (!field) throw new Error('no such field')
  const schema = v.object({ first_name: field.schema })

  for (const text of ['', ...blank]) {
    expect([text, checked(schema, { first_name: text }, 'en').errors]).toEqual([
      text,
      { first_name: ['Required field'] },
    ])
    // As forms check it, with every rule.
    const { issues = [] } = v.safeParse(schema, { first_name: text })
    expect([text, fieldErrors(issues, 'en')]).toEqual([text, { first_name: ['Required field'] }])
  }
})

test.each(['Анна\u3164', '\u115fАнна', 'А\u034fнна', 'Сургут\u3164'])(
  'a name with an invisible character, as in %j, is refused, because it would look like another',
  (text) => {
    const named = required.filter(({ at }) => /(?:_name|municipality|by)$/.test(at))

    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((field) => !refuses(field, text)).map(({ at }) => at)).toEqual([])
  },
)

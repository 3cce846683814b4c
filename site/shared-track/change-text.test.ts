import { expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { words } from '../messages/intl.tsx'
import { changeText, type TitledChange } from './change-text.ts'

const change = (kind: TitledChange['kind'], title: string | null): TitledChange => ({
  version: 2,
  kind,
  by: 'Anna',
  at: '2026-12-01T12:00:00Z' as TitledChange['at'],
  title,
})

test.each([
  ['attached', 'Pogost', 'Anna: added “Pogost”'],
  ['detached', 'Pogost', 'Anna: removed “Pogost”'],
  ['ordered', 'Pogost', 'Anna: moved “Pogost”'],
  ['ordered', null, 'Anna: a new order'],
] as const)('%s, with %s', (kind, title, text) => {
  expect(changeText(words('en'), change(kind, title)).replaceAll(/\s/g, ' ')).toBe(text)
})

test('in Russian the text does not depend on the gender of the author', () => {
  expect(changeText(words('ru'), change('ordered', 'Торум Маа')).replaceAll(/\s/g, ' ')).toBe(
    'Anna: перемещено «Торум Маа»',
  )
})

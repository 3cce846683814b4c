import { languages } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText, textsOf } from '../../app/testing/plain-text.ts'
import { renderedPage } from '../../app/testing/rendered-page.tsx'
import { callOf, sendFrom } from '../../app/testing/test-provider-responses.ts'
import { words } from '../../messages/intl.tsx'
import { aLocationCard, anEvent, aTour } from '../testing/catalogue-objects.ts'

const auth = { expires: 1_900_000_000 }
const cards = [
  aTour({ id: 5001 }),
  { ...aLocationCard, id: 1001 },
  aTour({ id: 5002, link: '/tours/5002' }),
  anEvent({ id: 4001 }),
]
const favoritesOf = (favorite_list: readonly object[]) => ({
  favorites: { favorite_list, total: favorite_list.length },
  favoriteObjects: {
    favorite_list: cards
      .filter((card) => favorite_list.includes(card))
      .map(({ object_type, id }) => ({ object_type, object_id: id })),
  },
})

describe('the favourites of an account', () => {
  test('are grouped by kind, the kind of the latest first, with their number', async () => {
    const { main, errors } = await renderedPage('/favorites', { auth, send: sendFrom(favoritesOf(cards)).send })

    expect(errors).toEqual([])
    expect(textsOf(main, 'section h2')).toEqual(['Туры', 'Места', 'События'])
    expect([...main.querySelectorAll('section')].map((section) => section.querySelectorAll('article').length)).toEqual([
      2, 1, 1,
    ])
    expect(plainText(main.querySelector('p[role="status"]'))).toBe('4 отметки')
  })

  test('load with the page in one call, not per card', async () => {
    const { send, sent } = sendFrom(favoritesOf(cards))
    await renderedPage('/favorites', { auth, send })

    const names = sent.map(callOf)
    expect(names.filter((name) => name === 'favorites')).toHaveLength(1)
    expect(names.filter((name) => name === 'tour' || name === 'event' || name === 'locations')).toEqual([])
  })

  test('that were removed from the portal keep their title and a heart that removes them', async () => {
    const gone = { ...aLocationCard, id: 1001, is_removed: true }
    const { send } = sendFrom({
      favorites: { favorite_list: [gone], total: 1 },
      favoriteObjects: { favorite_list: [{ object_type: 'location', object_id: 1001 }] },
    })
    const { main } = await renderedPage('/favorites', { auth, send })

    expect(main.querySelector('section article')).toBeNull()
    expect(plainText(main.querySelector('section'))).toContain('Этого на портале больше нет.')
    expect(main.querySelector('section button')?.getAttribute('aria-label')).toContain(aLocationCard.the_title)
  })

  test.each(languages)('that are empty say how to begin, in %s', async (language) => {
    const { main } = await renderedPage('/favorites', { auth, language, send: sendFrom(favoritesOf([])).send })

    expect(plainText(main)).toContain(plainText(words(language)('favorite.emptyText')))
    expect(main.querySelector('a[href="/locations"][data-variant="primary"]')).not.toBeNull()
  })
})

test.each([
  [null, 'Хранится в этом браузере, пока вы не войдёте.', true],
  [auth, 'Хранится в вашем профиле и видно на всех ваших устройствах.', false],
])('the page says where favourites are stored (%o)', async (who, text, hasNoScript) => {
  const { main } = await renderedPage('/favorites', { auth: who, send: sendFrom(favoritesOf([])).send })

  expect(plainText(main)).toContain(text)
  expect(main.querySelector('noscript') !== null).toBe(hasNoScript)
})

test('the page of a guest makes no call of an account', async () => {
  const { send, sent } = sendFrom()
  await renderedPage('/favorites', { send })

  expect(sent.map(callOf).filter((name) => name.startsWith('favorite'))).toEqual([])
})

// @vitest-environment node
import { objectKinds, objectTypes } from '@tropa/contract'
import { expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { words } from '../messages/intl.tsx'
import { shownSuggestion } from './search-suggestion.ts'

const museum = { title: 'Музей', description: 'Музей · Сургут', link: '/locations/1' }

const cover = { url: '/media/1.svg', the_alt: '', width: 900, height: 600, template: '/media/1-{season}-{ratio}.svg' }

test('a suggestion has no picture if neither the card nor the page of its object has one', () => {
  const track = { title: 'Тропа', description: 'Трек', link: '/tracks/7001', cover }

  expect(shownSuggestion(track, words('ru'), 1).picture).toBeUndefined()
  expect(shownSuggestion({ ...track, link: '/tours/5001' }, words('ru'), 1).picture).toBeDefined()
})

test('a suggestion has its kind as a path, and its picture in the season', () => {
  expect(shownSuggestion({ ...museum, cover }, words('ru'), 1)).toEqual({
    ...museum,
    group: 'Места',
    path: 'Места › Музей',
    picture: '/api/media/1-winter-3x2.svg',
  })
})

const sections = [...objectTypes.map((type) => objectKinds[type].list), 'hotels', 'docs']
test.each(sections.filter((section) => section !== 'pages'))(
  'pages under /%s have their own group, not the one for other pages',
  (section) => {
    const { group } = shownSuggestion({ ...museum, link: `/${section}/1` }, words('en'), 7)

    expect(group).toMatch(/^(?!Pages)[A-Z]/)
  },
)

test('a page at the root is in the group of pages, and without a town its path is only its group', () => {
  expect(shownSuggestion({ title: 'О Югре', description: '', link: '/about' }, words('ru'), 7)).toEqual({
    title: 'О Югре',
    description: '',
    link: '/about',
    group: 'Страницы',
    path: 'Страницы',
  })
})

test('the path of an object without a type is only its section', () => {
  const tour = { title: 'Самотлор', description: 'Тур · Нижневартовск', link: '/tours/5008' }

  expect(shownSuggestion(tour, words('ru'), 7).path).toBe('Туры')
  expect(shownSuggestion({ ...museum, link: '/hotels/2001' }, words('ru'), 7).path).toMatch(/ › Музей$/)
})

import { calendarDate, calendarMonth, languages, type Tour, type TourCard } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText, textsOf } from '../../app/testing/plain-text.ts'
import { renderedPage, type Visitor } from '../../app/testing/rendered-page.tsx'
import { sendFrom } from '../../app/testing/test-provider-responses.ts'
import { words } from '../../messages/intl.tsx'
import { aLocationCard, aTour } from '../testing/catalogue-objects.ts'

async function pageOf(tour: Partial<Tour>, visitor: Visitor = {}) {
  const { send } = sendFrom({ tour: { tour: aTour(tour) } })
  const { main, errors } = await renderedPage('/tours/5001', { send, ...visitor })
  expect(errors).toEqual([])
  return main
}

describe('under its title a tour has', () => {
  const factsOf = async (tour: Partial<Tour>, visitor?: Visitor) =>
    textsOf(await pageOf({ territory: null, season: [], for_disabled: false, ...tour }, visitor), 'header li')

  test.each<[Partial<Tour>, string[], string[]]>([
    [{ days: 1 }, ['1 день'], ['1 day']],
    [{ days: 5 }, ['5 дней'], ['5 days']],
    [{ duration_h: 2.5 }, ['2,5 ч'], ['2.5 h']],
    [{ season: [6, 7, 8] }, ['июнь — август'], ['June–August']],
    [{ group_size: { min: 4, max: 4 } }, ['4 человека в группе'], ['group of 4 people']],
    [{ group_size: { min: 1, max: 8 } }, ['до 8 человек'], ['up to 8 people']],
    [{ group_size: { min: 2, max: 21 } }, ['от 2 до 21 человека'], ['2 to 21 people']],
    [{ for_disabled: true }, ['Доступный'], ['Accessible']],
    [{ languages: ['ru', 'en'] }, ['Гид говорит: русский, английский'], ['Guide speaks Russian, English']],
    [{ languages: ['хантыйский'] }, ['Гид говорит: хантыйский'], ['Guide speaks хантыйский']],
    [{ days: 0, duration_h: 0, languages: [] }, [], []],
  ])('%o', async (tour, ru, en) => {
    expect(await factsOf(tour)).toEqual(ru)
    expect(await factsOf(tour, { language: 'en' })).toEqual(en)
  })
})

describe('the programme', () => {
  const stopsOf = (main: Element) =>
    [...main.querySelectorAll('#programme ol > li')].map((stop) => [
      stop.getAttribute('value'),
      stop.querySelector('[role="img"]')?.getAttribute('aria-label')?.replaceAll(/\s/g, ' ') ?? null,
      textsOf(stop, 'h3').join(' + '),
    ])
  const step = (the_title: string, day?: number) => ({ the_title, the_text: '', ...(day !== undefined && { day }) })

  test('of several days has the steps of each day', async () => {
    const main = await pageOf({ program: [step('Музей', 1), step('Чум', 1), step('Холм', 3)] })

    expect(plainText(main.querySelector('#programme h2'))).toBe('Программа по дням')
    expect(stopsOf(main)).toEqual([
      ['1', 'День 1', 'Музей + Чум'],
      ['3', 'День 3', 'Холм'],
    ])
  })

  test('of one day is listed step by step, and its numbers are not days', async () => {
    const main = await pageOf({ program: [step('Музей', 1), step('Чум', 1)] })

    expect(plainText(main.querySelector('#programme h2'))).toBe('Программа')
    expect(stopsOf(main)).toEqual([
      ['1', null, 'Музей'],
      ['2', null, 'Чум'],
    ])
  })

  test('has no section if it is not known', async () => {
    expect((await pageOf({ program: [] })).querySelector('#programme')).toBeNull()
  })
})

describe('start and end', () => {
  const start = { the_place: 'Аэропорт', at: '11:00', geolocation: '61.0285,69.0861' }

  test('have their places and times, with the time zone', async () => {
    const block = (await pageOf({})).querySelector('#arrival')

    expect([...(block?.querySelectorAll('time') ?? [])].map((time) => time.getAttribute('datetime'))).toEqual([
      '11:00',
      '17:00',
    ])
    expect(plainText(block)).toContain('Время местное, UTC+5.')
    expect(textsOf(block ?? new DocumentFragment(), 'p').slice(1)).toEqual(['Начало11:00Аэропорт', 'Конец17:00Вокзал'])
  })

  test('of a tour in another time zone have the times of that place', async () => {
    const arrival = { start, finish: { the_place: 'Вокзал', at: '17:00' }, time_zone: 'Asia/Kathmandu' }

    expect(plainText((await pageOf({ arrival })).querySelector('#arrival'))).toContain('UTC+5:45')
  })
})

describe('whether the time of travel is in season', () => {
  const factOf = async (preferences: Visitor['preferences'], season: number[]) => {
    const main = await pageOf({ season }, { ...(preferences && { preferences }) })
    const [fact] = [...main.querySelectorAll('#buy ul li')].filter((one) => /сезон/i.test(plainText(one)))
    return [plainText(fact), fact?.getAttribute('data-tone') ?? null]
  }

  test.each([
    [{ travelDate: calendarDate('2027-06-15') }, [6, 7], ['Сезон подходит: 15.06.2027', 'success']],
    [{ travelDate: calendarDate('2027-01-15') }, [6, 7], ['Не сезон: 15.01.2027. Лучше июнь — июль', null]],
    [{ travelMonth: calendarMonth('2027-06') }, [6, 7], ['Сезон подходит: июнь 2027', 'success']],
    [{ travelDate: calendarDate('2027-01-15') }, [], ['', null]],
    [{}, [6, 7], ['', null]],
  ])('with %o and the months %o: %o', async (preferences, season, expected) => {
    expect(await factOf(preferences, season)).toEqual(expected)
  })
})

test('the places of a tour are cards below it, each once', async () => {
  const main = await pageOf({ location_ids: [1001, 1001] })

  expect(
    [...main.querySelectorAll('#places article > a, #places article h3 a')].map((a) => a.getAttribute('href')),
  ).toEqual(['/locations/1001'])
  expect((await pageOf({ location_ids: [] })).querySelector('#places')).toBeNull()
})

test('a place that was removed from the portal has no card', async () => {
  const { send } = sendFrom({
    tour: { tour: aTour({ location_ids: [1001] }) },
    locations: {
      territory_list: [],
      location_type_list: [],
      location_list: [{ ...aLocationCard, is_removed: true }],
      total: 1,
    },
  })
  const { main } = await renderedPage('/tours/5001', { send })

  expect(main.querySelector('#places')).toBeNull()
})

describe('a card of a tour', () => {
  const cardsOf = async (tours: readonly Partial<TourCard>[], visitor: Visitor = {}) => {
    const tour_list = tours.map((tour, index) => aTour({ id: 5100 + index, ...tour }))
    const { main } = await renderedPage('/tours', {
      send: sendFrom({ tours: { tour_list, total: 9 } }).send,
      ...visitor,
    })
    return textsOf(main, 'article')
  }

  test('has the days of a tour and the hours of an excursion', async () => {
    const [days, hours, none] = await cardsOf([{ days: 3 }, { duration_h: 4 }, {}])

    expect([days, hours].map((text) => text?.match(/3 дня|4 ч/)?.[0])).toEqual(['3 дня', '4 ч'])
    expect(none).not.toMatch(/\d (дн|ч\b)/)
  })

  test('says once whether the chosen day is in season', async () => {
    const summer = { preferences: { travelDate: calendarDate('2027-06-15') } }
    const [fits, misses] = await cardsOf([{ season: [6] }, { season: [1] }], summer)

    expect(fits).toContain('Сезон подходит')
    expect(misses).not.toContain('Не сезон')
    expect(misses).toContain('январь')
  })
})

test.each(languages)('a demonstration tour says so at the end of its page, in %s', async (language) => {
  const sentence = plainText(words(language)('site.demo'))

  expect(plainText(await pageOf({ demo: true }, { language }))).toContain(sentence)
  expect(plainText(await pageOf({ demo: false }, { language }))).not.toContain(sentence)
})

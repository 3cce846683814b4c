import type { Language } from '@tropa/contract'
import type { Moment } from './moment.ts'

type Sky = { code: number } & Record<Language, string>

/** The service's codes and words. */
const skies = {
  clear: { code: 113, en: 'Clear', ru: 'Ясно' },
  broken: { code: 116, en: 'Partly cloudy', ru: 'Переменная облачность' },
  cloudy: { code: 119, en: 'Cloudy', ru: 'Облачно' },
  overcast: { code: 122, en: 'Overcast', ru: 'Пасмурно' },
  lightSnow: { code: 326, en: 'Light snow', ru: 'Небольшой снег' },
  snow: { code: 332, en: 'Moderate snow', ru: 'Умеренный снег' },
  lightRain: { code: 296, en: 'Light rain', ru: 'Небольшой дождь' },
  rain: { code: 302, en: 'Moderate rain', ru: 'Умеренный дождь' },
} as const satisfies Record<string, Sky>

/** Less in 3 hours is not felt, mm. */
const leastFelt = 0.2
const much = 1

/** Warmer than this it rains, °C. */
const meltingAt = 1

export function skyOf({ cloud, precipitation, temperature }: Moment): Sky {
  if (precipitation >= leastFelt) {
    if (temperature > meltingAt) return precipitation >= much ? skies.rain : skies.lightRain
    return precipitation >= much ? skies.snow : skies.lightSnow
  }
  if (cloud < 0.25) return skies.clear
  if (cloud < 0.5) return skies.broken
  return cloud < 0.7 ? skies.cloudy : skies.overcast
}

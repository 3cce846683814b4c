import type { Language } from '@tropa/contract'
import type { Moment } from './moment.ts'

type Sky = { code: number } & Record<Language, string>

/** Weather codes and descriptions of the service. */
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

/** mm in 3 hours from which it rains or snows. */
const leastPrecipitation = 0.2
/** mm in 3 hours from which rain or snow is no longer light. */
const moderatePrecipitation = 1
/** °C above which precipitation is rain. */
const meltingPoint = 1

export function skyOf({ cloud, precipitation, temperature }: Moment): Sky {
  if (precipitation >= leastPrecipitation) {
    if (temperature > meltingPoint) return precipitation >= moderatePrecipitation ? skies.rain : skies.lightRain
    return precipitation >= moderatePrecipitation ? skies.snow : skies.lightSnow
  }
  if (cloud < 0.25) return skies.clear
  if (cloud < 0.5) return skies.broken
  return cloud < 0.7 ? skies.cloudy : skies.overcast
}

import type { Plugin } from 'vite'

/** What the library of dates says for each calendar but ours. */
const otherCalendars = /case '(?!gregory')[a-z-]+':\s*return new [^;]+;/g

/** Both languages count days by the Gregorian calendar; the twelve others are 2.6 KiB of a date picker's calendar. */
export function gregorianCalendar(): Plugin {
  return {
    name: 'tropa:gregorian-calendar',
    transform: {
      filter: { id: /@internationalized\/date\/dist\/private\/createCalendar\.mjs$/ },
      handler: (code) => ({ code: code.replaceAll(otherCalendars, ''), map: null }),
    },
  }
}

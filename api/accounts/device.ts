type Named = readonly (readonly [pattern: RegExp, name: string])[]

/** The order matters, because many browsers also name others that they imitate. */
const browsers: Named = [
  [/YaBrowser\//, 'Yandex Browser'],
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: Named = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const nameIn = (list: Named, text: string) => list.find(([pattern]) => pattern.test(text))?.[1]

/** Browser and system in short, `Firefox, Windows`; empty where neither is known. @param userAgent the header */
export const deviceOf = (userAgent = ''): string =>
  [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean).join(', ')

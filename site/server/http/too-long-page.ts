import { words } from '../../messages/intl.tsx'
import { languages } from '../../region/languages.ts'

/** The HTML for an address that is too long, in every language: that of the visitor cannot be read. */
export function tooLongPage(): string {
  const texts = languages.map((language) => {
    const say = words(language)
    return `<p lang="${language}">${say('failed.tooLong')} <a href="/">${say('site.name')}</a></p>`
  })
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>431</title>'
  return `<!doctype html>${head}${texts.join('')}`
}

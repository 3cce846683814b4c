import type { Tour } from '@tropa/contract'
import { Facts } from '@tropa/library/Facts/dressed.ts'
import { categoryIcon } from '@tropa/library/Icon/categories.ts'
import { calendar, clock, people, pin, wheelchair } from '@tropa/library/Icon/icons.ts'
import { labelOf } from '@tropa/library/labels/label.ts'
import { categoryLabels } from '@tropa/library/labels/tables.ts'
import { monthsText } from '../../messages/message-formats.ts'
import { useWords, type Words } from '../../messages/intl.tsx'

const groupText = (say: Words, { min, max }: { min: number; max: number }) =>
  min === max ? say('tour.groupExact', { count: max }) : say('tour.group', { min, max })

/** `Intl.DisplayNames` throws for anything else, such as a language written out. */
const languageTag = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i

/** The name of a language in the language of the page; a text that is no language code is shown as it is. */
const languageName = (say: Words, code: string) =>
  (languageTag.test(code) ? say.intl.formatDisplayName(code, { type: 'language' }) : undefined) ?? code

/** Place, duration, season and group in a line under the title. */
export function TourFacts({ tour }: { tour: Tour }) {
  const say = useWords()
  const { territory, category, days, duration_h, season, group_size, languages = [], for_disabled } = tour
  const months = monthsText(say, season)
  return (
    <Facts
      facts={[
        ...(territory ? [{ icon: pin, text: territory.the_title }] : []),
        ...(days ? [{ icon: clock, text: say('object.days', { count: days }) }] : []),
        ...(duration_h ? [{ icon: clock, text: say('object.hours', { count: duration_h }) }] : []),
        ...(months ? [{ icon: calendar, text: months }] : []),
        ...(group_size ? [{ icon: people, text: groupText(say, group_size) }] : []),
        ...(category
          ? [{ icon: categoryIcon(category) ?? people, text: labelOf(categoryLabels, category, say.language) }]
          : []),
        ...(languages.length > 0
          ? [
              {
                text: say('tour.languages', { languages: languages.map((code) => languageName(say, code)).join(', ') }),
              },
            ]
          : []),
        ...(for_disabled ? [{ icon: wheelchair, text: say('object.accessible') }] : []),
      ]}
    />
  )
}

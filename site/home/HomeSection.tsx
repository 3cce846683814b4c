import type { ResponseBody, Calls } from '@tropa/contract'
import { Section } from '@tropa/library/Section/dressed.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { AllCities } from '../catalogue/lists/AllCities.tsx'
import { CardSection, type CardSectionOf } from '../catalogue/lists/CardSection.tsx'
import { useWords, type MessageId } from '../messages/intl.tsx'
import { isInTerritory } from '../portal/whole-lists.ts'
import { isOnIn } from './in-month.ts'
import type { MainQuestion } from './main-query.ts'
import { useWhen, withoutWhen } from '../visitor/useWhen.ts'

type Main = ResponseBody<Calls['main']>

/** Sentences with `{when}`, which is empty where no month is chosen. */
type InMonth = {
  /** The heading of a chosen month. */
  titleId: MessageId
  /** Shown if there are no cards. */
  noneId: MessageId
  /** Above other events, if there are none of the chosen month, or none of the territory at any time. */
  otherIds?: { month: MessageId; territory: MessageId }
}
export type HomeSectionOf = CardSectionOf<Main> & { inMonth: InMonth }

/** What to say above events that are not those that the visitor asked for. */
function leadOf(
  otherIds: NonNullable<InMonth['otherIds']>,
  events: Main['event_list'],
  { month, territoryId }: MainQuestion,
): MessageId | null {
  if (territoryId !== null && !events.some((event) => isInTerritory(event, territoryId))) return otherIds.territory
  return month && !events.some((event) => isOnIn(event, month)) ? otherIds.month : null
}

/** The cards of one kind, with the chosen month in the heading. If there are none, it says so and links to the list. */
export function HomeSection({
  section: { inMonth, ...section },
  main,
  question: { month, territoryId },
}: {
  section: HomeSectionOf
  main: Main
  question: MainQuestion
}) {
  const say = useWords()
  const when = useWhen(month)
  const { titleId, noneId, otherIds } = inMonth
  const title = month ? say(titleId, { when }) : say(section.titleId)
  const { all, cards } = section
  if (cards(main).length === 0) {
    if (!month && territoryId === null) return null
    return (
      <Section
        id={section.id}
        title={title}
        lead={withoutWhen(say(noneId, { when }))}
        {...(section.isWash && { isWash: true })}
        {...(all && { link: { href: pageAddress(all.path), text: say(all.textId) } })}
      >
        {territoryId !== null && <AllCities />}
      </Section>
    )
  }
  const lead = otherIds && leadOf(otherIds, main.event_list, { month, territoryId })
  return <CardSection section={section} source={main} title={title} {...(lead && { lead: say(lead, { when }) })} />
}

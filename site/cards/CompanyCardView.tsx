import type { CompanyCard } from '@tropa/contract'
import { bus, gift, museum, organisation, sled, stage } from '@tropa/library/Icon/icons.ts'
import { ObjectCard } from '@tropa/library/ObjectCard/dressed.ts'
import { useWords, type Words } from '../messages/intl.tsx'

const icons: Readonly<Record<string, string>> = { tour_operator: sled, carrier: bus, culture: stage, museum, craft: gift }

/** What kind of company it is; a kind that we do not know shows its own word. */
export const kindOfCompany = (say: Words, kind: string) => ({ icon: icons[kind] ?? organisation, label: say.known(`company.kind.${kind}`) ?? kind })

export function CompanyCardView({ company, titleLevel = 3 }: { company: CompanyCard; titleLevel?: 2 | 3 }) {
  const say = useWords()
  return (
    <ObjectCard
      href={company.link}
      title={company.the_title}
      titleLevel={titleLevel}
      kind={kindOfCompany(say, company.kind)}
      {...(company.territory && { territory: company.territory.the_title })}
      summary={company.the_summary}
    />
  )
}

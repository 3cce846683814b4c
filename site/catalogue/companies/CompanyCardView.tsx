import type { CompanyCard } from '@tropa/contract'
import { ObjectCard } from '@tropa/library/ObjectCard/dressed.ts'
import { useWords } from '../../messages/intl.tsx'
import { kindOfCompany } from '../objects/company-kind.ts'
import { FavoriteButton } from '../../favorites/FavoriteButton.tsx'

export function CompanyCardView({ company, titleLevel = 3 }: { company: CompanyCard; titleLevel?: 2 | 3 }) {
  const say = useWords()
  return (
    <ObjectCard
      favorite={<FavoriteButton object={company} />}
      href={company.link}
      title={company.the_title}
      titleLevel={titleLevel}
      kind={kindOfCompany(say, company.kind)}
      {...(company.territory && { territory: company.territory.the_title })}
      summary={company.the_summary}
    />
  )
}

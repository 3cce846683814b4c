import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { pageAddress } from '../addresses/page-address.ts'
import { PostedForm } from '../forms/PostedForm.tsx'
import { useWords } from '../messages/intl.tsx'
import { titleIn } from '../messages/text-in.ts'
import { territoriesQuery } from '../portal/region-queries.ts'
import { region } from '../region/region.ts'
import { spaceAfter } from '@tropa/library/typography/no-break-signs.ts'
import { AuthPage } from './AuthPage.tsx'
import { registrationForm } from './auth-forms.ts'
import { useCountryOptions } from './parts/country-options.ts'

export function RegistrationPage() {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const { data: territories = [] } = useQuery(territoriesQuery(portal))
  const country = useCountryOptions()
  const { agreement, privacy, personalData } = region.consentDocuments
  // Opens in another tab, so that a typed password is not lost.
  const documentLink = (id: number, text: string) => (
    <a href={pageAddress(`/docs/${id}`)} target="_blank" rel="noopener">
      {text}
    </a>
  )
  return (
    <AuthPage title={say('registration.title')} picture="registration">
      <PostedForm
        form={registrationForm}
        label={say('registration.page')}
        options={{
          municipality: territories.map((territory) => ({
            value: territory.title,
            label: titleIn(territory, say.language),
          })),
          country,
        }}
        labels={{
          agreement: (
            <>
              {say('registration.agreementWith')} {documentLink(agreement, say('registration.agreementTerms'))}{' '}
              {say('registration.agreementAnd')}
              {spaceAfter(say('registration.agreementAnd'))}
              {documentLink(privacy, say('registration.agreementPrivacy'))}
            </>
          ),
          personal_data: (
            <>
              {say('registration.personalDataWith')}
              {spaceAfter(say('registration.personalDataWith'))}
              {documentLink(personalData, say('registration.personalDataText'))}
            </>
          ),
        }}
      />
    </AuthPage>
  )
}

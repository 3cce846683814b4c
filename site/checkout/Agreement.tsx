import { Checkbox } from '@tropa/library/Checkbox/dressed.ts'
import type { ReactNode } from 'react'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords, type MessageId } from '../messages/intl.tsx'
import { region } from '../region/region.ts'
import { spaceAfter } from '@tropa/library/typography/no-break-signs.ts'
import type { consentFields } from './order-fields.ts'

type Box = (typeof consentFields)[number]['name']

/** The required boxes; documents open in another tab, so that what was typed is not lost. */
export function Agreement() {
  const say = useWords()
  const { agreement, saleRules, privacy, personalData } = region.consentDocuments
  const documentLink = (id: number, text: MessageId) => (
    <a href={pageAddress(`/docs/${id}`)} target="_blank" rel="noopener">
      {say(text)}
    </a>
  )
  return (
    <>
      <ConsentBox name="agreement">
        {say('checkout.agreeWith')} {documentLink(agreement, 'checkout.agreeTerms')},{' '}
        {documentLink(saleRules, 'checkout.agreeSale')} {say('checkout.agreeAnd')}
        {spaceAfter(say('checkout.agreeAnd'))}
        {documentLink(privacy, 'checkout.agreePrivacy')}
      </ConsentBox>
      <ConsentBox name="personal_data">
        {say('checkout.agreeDataWith')}
        {spaceAfter(say('checkout.agreeDataWith'))}
        {documentLink(personalData, 'checkout.agreeData')}
      </ConsentBox>
    </>
  )
}

const ConsentBox = ({ name, children }: { name: Box; children: ReactNode }) => (
  <Checkbox id={`checkout-${name}`} name={name} value="true" isRequired>
    {children}
  </Checkbox>
)

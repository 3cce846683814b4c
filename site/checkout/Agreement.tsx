import { pageAddress } from '../addresses/page-address.ts'
import { useWords, type MessageId } from '../messages/intl.tsx'
import { region } from '../region/region.ts'

/** The words of the agreement, with its documents: in another tab, so that what was typed stays in this one. */
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
      {say('checkout.agreeWith')} {documentLink(agreement, 'checkout.agreeTerms')},{' '}
      {documentLink(saleRules, 'checkout.agreeSale')}, {documentLink(privacy, 'checkout.agreePrivacy')}{' '}
      {say('checkout.agreeAnd')} {documentLink(personalData, 'checkout.agreeData')}
    </>
  )
}

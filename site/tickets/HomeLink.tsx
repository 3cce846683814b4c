import { Link } from '@tropa/library/Link/dressed.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'

/** The way back from a page without a header. */
export const HomeLink = () => {
  const say = useWords()
  return (
    <p>
      <Link href={pageAddress('/')}>{say('site.name')}</Link>
    </p>
  )
}

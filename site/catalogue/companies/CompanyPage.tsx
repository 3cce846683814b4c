import type { Company } from '@tropa/contract'
import { Category } from '@tropa/library/Category/dressed.ts'
import { Facts } from '@tropa/library/Facts/dressed.ts'
import { pin } from '@tropa/library/Icon/icons.ts'
import { PageCover } from '@tropa/library/PageCover/dressed.ts'
import { PageBreadcrumbs } from '../../breadcrumbs/PageBreadcrumbs.tsx'
import { pageAddress } from '../../addresses/page-address.ts'
import { kindOfCompany } from '../objects/company-kind.ts'
import { Contacts } from '../objects/Contacts.tsx'
import { EditorsText } from '../objects/EditorsText.tsx'
import { ObjectActions } from '../objects/ObjectActions.tsx'
import { ObjectFoot } from '../objects/ObjectFoot.tsx'
import { PagePicture } from '../../pictures/Picture.tsx'
import { useWords } from '../../messages/intl.tsx'
import { Panel } from '../objects/Panel.tsx'
import * as styles from '../objects/object-page.css.ts'
import { details } from './company.css.ts'
import { CompanyOffers } from './CompanyOffers.tsx'

export function CompanyPage({ company }: { company: Company }) {
  const say = useWords()
  return (
    <>
      <div className={styles.page}>
        <PageBreadcrumbs
          parents={[{ title: say('companies.title'), href: pageAddress('/companies') }]}
          current={company.the_title}
        />
        <PageCover
          title={company.the_title}
          kind={<Category {...kindOfCompany(say, company.kind)} />}
          meta={company.territory && <Facts facts={[{ icon: pin, text: company.territory.the_title }]} />}
          actions={<ObjectActions object={company} />}
          picture={company.cover && <PagePicture cover={company.cover} />}
          caption={company.cover?.template ? say('site.drawn') : undefined}
        />
        <div className={styles.columns}>
          <div className={styles.text}>
            <EditorsText html={company.the_description} />
            {company.demo && <p className={styles.quiet}>{say('site.demo')}</p>}
          </div>
          <aside className={styles.aside} aria-label={say('place.contacts')}>
            <Panel id="contacts" title={say('place.contacts')}>
              <Contacts contacts={company.contacts} />
            </Panel>
            <Details company={company} />
          </aside>
        </div>
      </div>
      <CompanyOffers company={company} />
      <div className={styles.foot}>
        <ObjectFoot object={company} />
      </div>
    </>
  )
}

/** The company's registered name, numbers and address. */
function Details({ company: { inn, ogrn, register_number: register, legal_address: address } }: { company: Company }) {
  const say = useWords()
  const rows = [
    { label: say('company.inn'), text: inn },
    { label: say('company.ogrn'), text: ogrn },
    { label: say('company.register'), text: register },
    { label: say('company.address'), text: address },
  ]
  return (
    <Panel id="details" title={say('company.details')}>
      <dl className={details}>
        {rows.map(
          ({ label, text }) =>
            text && (
              <div key={label}>
                <dt className={styles.quiet}>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </Panel>
  )
}

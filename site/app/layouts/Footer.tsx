import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Brand } from '@tropa/library/Brand/dressed.ts'
import { Hem } from '@tropa/library/Hem/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { eye } from '@tropa/library/Icon/icons.ts'
import { SiteFooter } from '@tropa/library/SiteFooter/dressed.ts'
import { SubscribeWidget } from '@tropa/library/SubscribeWidget/dressed.ts'
import { CookieChoice } from './NoticeBar.tsx'
import { useWords } from '../../messages/intl.tsx'
import { textIn, titleIn } from '../../messages/text-in.ts'
import { footerMenuQuery } from './menu-queries.ts'
import { useSession } from '../../visitor/SessionProvider.tsx'
import { BrandMark } from '../../region/BrandMark.tsx'
import { aboutLanguage } from '../../region/languages.ts'
import { region } from '../../region/region.ts'
import { lowVisionPath, readingSettingsPath } from '../../addresses/low-vision-path.ts'
import * as styles from './footer.css.ts'
import { useHasPage } from './has-page.ts'

/** @param hasData whether to show the provider's link groups */
export function Footer({ hasData }: { hasData: boolean }) {
  const say = useWords()
  const { language } = say
  const { today } = useSession()
  const { portal } = useRouteContext({ from: '__root__' })
  const { data } = useQuery(footerMenuQuery(portal))
  const hasPage = useHasPage()
  const groups = hasData ? (data?.footer_group_list ?? []) : []
  const { name, inn, ogrn, address, phone, email } = region.operator
  return (
    <SiteFooter
      hem={<Hem band="antler" size="lg" />}
      brand={
        <Brand mark={<BrandMark />} name={textIn(region.name, language)} line={textIn(region.portalName, language)} />
      }
      sentence={`${textIn(region.fullName, language)}. ${say('site.about')}`}
      lowVision={
        <>
          {aboutLanguage(language).hasLowVisionLink && (
            <a className={styles.quietButton} href={lowVisionPath}>
              <Icon path={eye} />
              {say('site.lowVision')}
            </a>
          )}
          <a className={styles.quietButton} href={readingSettingsPath}>
            <Icon path={eye} />
            {say('site.reading')}
          </a>
        </>
      }
      social={<SubscribeWidget links={region.socials} />}
      groups={groups.map((group) => ({
        title: titleIn(group, language),
        links: group.links
          .filter(({ link }) => hasPage(link))
          .map((link) => ({ title: titleIn(link, language), href: link.link })),
      }))}
      documents={region.documents.map(({ title, href }) => ({ title: textIn(title, language), href }))}
      operator={{ name: textIn(name, language), inn, ogrn, address: textIn(address, language), phone, email }}
      copyright={`© ${today.slice(0, 4)}`}
      extra={<CookieChoice classNames={{ form: styles.cookies, button: styles.quietButton }} />}
      ownHosts={region.ownHosts}
    />
  )
}

import { Button } from '@tropa/library/Button/dressed.ts'
import { ErrorScreen } from '@tropa/library/ErrorScreen/dressed.ts'
import { LanguageProvider } from '@tropa/library/messages/language.tsx'
import { pageAddress } from '../addresses/page-address.ts'
import { words } from '../messages/intl.tsx'
import { documentAttributes } from '../visitor/document-attributes.ts'
import type { Session } from '../visitor/session.ts'
import { entryStyles } from './manifest.ts'

export type ErrorPageProps = {
  status: number
  session: Session
  requestId: string
  /** The page of a form that could not be sent; the visitor can open it again. */
  formPage?: string | undefined
}

/** The error page of a request that no route answers. It needs neither the provider nor scripts. */
export function ErrorPage({ status, session: { language, preferences }, requestId, formPage }: ErrorPageProps) {
  const say = words(language)
  return (
    <html lang={language} {...documentAttributes(preferences.settings)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${status} — ${say('site.name')}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {entryStyles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <LanguageProvider language={language}>
          <main>
            <ErrorScreen
              code={status}
              ways={
                formPage === undefined ? (
                  <Button href={pageAddress('/my_tracks')}>{say('failed.track')}</Button>
                ) : (
                  <Button href={formPage}>{say('failed.formPage')}</Button>
                )
              }
              {...(formPage !== undefined && status === 400 && { description: say('failed.form') })}
              more={say('failed.request', { id: requestId })}
            />
          </main>
        </LanguageProvider>
      </body>
    </html>
  )
}

import { Button } from '@tropa/library/Button/dressed.ts'
import { Cover } from '@tropa/library/Cover/dressed.ts'
import { ErrorScreen } from '@tropa/library/ErrorScreen/dressed.ts'
import { LanguageProvider } from '@tropa/library/messages/language.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { words } from '../messages/intl.tsx'
import type { Session } from '../session.ts'
import { entryStyles } from './manifest.ts'
import { plainPagePolicy } from './security.ts'

export type ErrorPageOptions = {
  status: number
  session: Pick<Session, 'language' | 'preferences'>
  requestId: string
  headers?: Record<string, string>
}

const picture = <Cover src="/drawings/closed.svg" alt="" width={1800} height={760} ratio="21x9" isPriority />

function ErrorPage({ status, session: { language, preferences }, requestId }: ErrorPageOptions) {
  const say = words(language)
  const { theme, text, font, spacing, images } = preferences.settings
  return (
    <html lang={language} data-theme={theme} data-text={text} data-font={font} data-spacing={spacing} data-images={images}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${status} — ${say('site.name')}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {entryStyles.map((href) => <link key={href} rel="stylesheet" href={href} />)}
      </head>
      <body>
        <LanguageProvider language={language}>
          <main>
            <ErrorScreen
              code={status}
              picture={picture}
              ways={<Button href="/my_tracks">{say('failed.track')}</Button>}
              more={say('failed.request', { id: requestId })}
            />
          </main>
        </LanguageProvider>
      </body>
    </html>
  )
}

/** For a request that no page answers: needs neither the provider nor scripts. */
export function errorPage(options: ErrorPageOptions): Response {
  return new Response(`<!doctype html>${renderToStaticMarkup(<ErrorPage {...options} />)}`, {
    status: options.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': plainPagePolicy,
      'x-robots-tag': 'noindex',
      ...options.headers,
    },
  })
}

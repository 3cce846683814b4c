import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import { kopecks } from './money.ts'
import { choose, isOutcome, type Outcome, outcomes, usualDelaySeconds } from './outcomes.ts'
import { icon, stylesheet } from './page-style.ts'
import { isPageLanguage, type PageLanguage, texts } from './page-texts.ts'
import { advance, type Bank } from './payments.ts'
import type { Payment } from './records.ts'

type Env = { Bindings: HttpBindings }

const locales = { ru: 'ru-RU', en: 'en-GB' } as const
/** `1 250,50 ₽` in Russian and `1 250.50 ₽` in English: with no-break spaces in both. */
const price = (sum: number, language: PageLanguage) => {
  const digits = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2 }).format(sum / 100)
  return `${digits.replace(/(?<=\d)[\s,](?=\d{3})/g, '\u00a0')}\u00a0₽`
}

const headers = (payment: Payment | undefined) => {
  const shop = payment ? ` ${new URL(payment.return_url).origin}` : ''
  return {
    'cache-control': 'no-store',
    // Browsers check the redirect after a form too.
    'content-security-policy': `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'${shop}; frame-ancestors 'none'; base-uri 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
}

const layout = (language: PageLanguage, title: string, path: string, body: unknown) => {
  const other = language === 'ru' ? 'en' : 'ru'
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/page.css" />
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
      </head>
      <body>
        <main>
          <header>
            <p class="badge">${texts[language].badge}</p>
            <a href="${path}?lang=${other}" hreflang="${other}" lang="${other}">${texts[language].otherLanguage}</a>
          </header>
          ${body}
        </main>
      </body>
    </html>`
}

const choice = (outcome: Outcome, language: PageLanguage) => {
  const { name, does } = texts[language].outcomes[outcome]
  return html`<li>
    <button type="submit" name="outcome" value="${outcome}" aria-describedby="${outcome}">${name}</button>
    <p id="${outcome}">${does}</p>
  </li>`
}

const isPrimary = (outcome: Outcome) => outcome === 'pay' || outcome === 'decline'

const choices = (payment: Payment, language: PageLanguage) => {
  const { outcomes: names, more, moreLead, seconds } = texts[language]
  const others = outcomes.filter((outcome) => !isPrimary(outcome))
  return html`<form method="post" action="/pay/${payment.id}?lang=${language}">
    <p class="main">
      <button type="submit" name="outcome" value="pay">${names.pay.name}</button>
      <button type="submit" name="outcome" value="decline" class="quiet">${names.decline.name}</button>
    </p>
    <details>
      <summary>${more}</summary>
      <p>${moreLead}</p>
      <label for="seconds">${seconds}</label>
      <input id="seconds" name="seconds" type="number" min="0" max="86400" value="${usualDelaySeconds}" />
      <ul>
        ${others.map((outcome) => choice(outcome, language))}
      </ul>
    </details>
  </form>`
}

const contents = ({ receipt }: Payment, language: PageLanguage) =>
  receipt.items.map(
    ({ description, quantity, amount, supplier }) =>
      html`<li>
        <span>${description}</span> <span>${Number(quantity)} × ${price(kopecks(amount), language)}</span>
        ${supplier ? html`<small>${texts[language].seller}: ${supplier.name}</small>` : ''}
      </li>`,
  )

function shownPage(payment: Payment, language: PageLanguage) {
  const { title, lead, amount, contents: heading, back, states, waiting } = texts[language]
  const isOpen = payment.status === 'pending' && !payment.due
  const state = payment.status === 'pending' ? waiting : states[payment.status]
  return layout(
    language,
    title,
    `/pay/${payment.id}`,
    html`<h1>${title}</h1>
      <p>${lead}</p>
      <p class="sum">${amount} <strong>${price(kopecks(payment.amount), language)}</strong></p>
      <p>${payment.description}</p>
      ${isOpen ? choices(payment, language) : html`<p class="state" role="status">${state}</p>`}
      <h2>${heading}</h2>
      <ul class="items">
        ${contents(payment, language)}
      </ul>
      <p><a href="${payment.return_url}">${back}</a></p>`,
  )
}

const unknownPage = (language: PageLanguage, path: string) => {
  const { unknown, unknownLead } = texts[language]
  return layout(
    language,
    unknown,
    path,
    html`<h1>${unknown}</h1>
      <p>${unknownLead}</p>`,
  )
}

/**
 * Serves the page where the buyer chooses what happens. It needs no script.
 * @param onChange sends what the choice has caused
 */
export function servePage(app: Hono<Env>, bank: Bank, onChange: () => Promise<void>): void {
  const find = (context: Context<Env>): Payment | undefined => {
    const id = context.req.param('id') ?? ''
    const payment = bank.store.get('payment', id)
    if (payment) advance(bank, payment)
    return bank.store.get('payment', id)
  }
  const show = (context: Context<Env>, payment: Payment | undefined) => {
    const named = context.req.query('lang')
    const language = isPageLanguage(named) ? named : (payment?.language ?? 'ru')
    const page = payment ? shownPage(payment, language) : unknownPage(language, context.req.path)
    return context.html(page, payment ? 200 : 404, headers(payment))
  }

  const serveText = (path: string, type: string, text: string) =>
    app.get(path, (context) => context.body(text, 200, { 'content-type': type, 'cache-control': 'no-cache' }))
  serveText('/page.css', 'text/css; charset=utf-8', raw(stylesheet).toString())
  serveText('/icon.svg', 'image/svg+xml', icon)
  app.get('/pay/:id', (context) => show(context, find(context)))
  app.post('/pay/:id', async (context) => {
    const payment = find(context)
    const { outcome, seconds } = await context.req.parseBody()
    // An earlier decision stays, and the buyer sees it.
    if (!payment || payment.status !== 'pending' || payment.due || !isOutcome(outcome)) return show(context, payment)
    choose(bank, payment, outcome, Number(seconds ?? usualDelaySeconds))
    void onChange()
    return context.redirect(payment.return_url, 303)
  })
}

import type { SubmittedForm } from '../forms/submitted-form.ts'
import type { Surroundings } from '../portal/surroundings.ts'
import { configuration } from './configuration.ts'
import { sendFor } from './configured-gateway.ts'
import { version } from './manifest.ts'
import { doneForm } from './http/done-cookie.ts'
import { keptForm } from './forms/kept-form.ts'
import { preloadsFor, stylesOf } from './preloads.ts'
import { askedLanguage, sessionOf } from './http/request-session.ts'
import { visitOf } from './http/visit.ts'

function acceptedForm({ headers }: Request): SubmittedForm | null {
  const form = doneForm(headers.get('cookie'))
  return form === undefined ? null : { form, values: {}, outcome: { kind: 'done' } }
}

/** The options of the router for one request. */
export function surroundingsOf(request: Request): Surroundings {
  const visit = visitOf(request)
  const session = sessionOf(request)
  return {
    session,
    isLanguageUnknown: askedLanguage(visit.url) === 'unknown',
    origin: visit.origin,
    requestId: visit.requestId,
    preloads: preloadsFor(session.language),
    stylesOf,
    version,
    nonce: visit.nonce,
    sendFor: (language) => sendFor(visit, language),
    facts: configuration.facts,
    submitted: visit.submitted ?? keptForm(visit) ?? acceptedForm(request),
  }
}

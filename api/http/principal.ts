import { type Access, type Call, isCacheable } from '@tropa/contract'
import { PortalError } from './failures.ts'

/** `sessionId`: the token's session, if it has one. */
export type User = { kind: 'user'; id: string; sessionId?: string }
export type Organisation = { kind: 'organisation'; id: string }
export type Principal = User | Organisation

/** Finds the owner of a token; `undefined` where it is unknown, revoked or expired. */
export type Principals = (token: string, now: Date) => Promise<Principal | undefined>

/** The caller, as a handler gets it. */
export type Caller<C extends Pick<Call, 'access'>> = {
  public: { user: User | undefined }
  user: { user: User }
  organisation: { organisation: Organisation }
}[C['access']]

const bearer = /^Bearer +([\w.~+/=-]{1,512}) *$/i

const unauthorized = (challenge: string) =>
  new PortalError('unauthorized', { headers: { 'www-authenticate': challenge } })

async function principalOf(header: string, principals: Principals, now: Date): Promise<Principal> {
  const [, token] = bearer.exec(header) ?? []
  const principal = token && (await principals(token, now))
  if (!principal) throw unauthorized('Bearer error="invalid_token"')
  return principal
}

const callers: Record<Access, (principal: Principal | undefined) => Caller<Pick<Call, 'access'>>> = {
  public: (principal) => ({ user: principal?.kind === 'user' ? principal : undefined }),
  user: (principal) => {
    if (principal?.kind !== 'user') throw principal ? new PortalError('forbidden') : unauthorized('Bearer')
    return { user: principal }
  },
  organisation: (principal) => {
    if (principal?.kind !== 'organisation') throw principal ? new PortalError('forbidden') : unauthorized('Bearer')
    return { organisation: principal }
  },
}

/**
 * Who makes a call.
 * @param authorization the request's header
 * @throws {PortalError} `unauthorized` for a missing or invalid token, `forbidden` for the wrong kind
 */
export async function callerOf(
  call: Call,
  authorization: string | undefined,
  principals: Principals,
  now: Date,
): Promise<Caller<Call>> {
  const principal = authorization && !isCacheable(call) ? await principalOf(authorization, principals, now) : undefined
  return callers[call.access](principal)
}

import { trustedProxies } from '@tropa/http/visitor'
import { beginVisit, type Visit } from '../visit.ts'

const siteUrl = 'https://portal.example'
/** Of a portal at https://portal.example. */
export const portalSettings = { siteUrl, host: '127.0.0.1', port: 3000, trusted: trustedProxies('loopback') } as const

/** @param address with its search, as in `/ticket?code=1` */
export const aPortalVisit = (address: string, init: RequestInit = {}): Visit =>
  beginVisit(new Request(siteUrl + address, init), portalSettings, 'request-1234')

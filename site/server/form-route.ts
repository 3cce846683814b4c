import type { PageAddress } from '../addresses/page-address.ts'
import type { FormDefinition } from '../forms/form-definition.ts'
import { PortalError } from '../portal/error.ts'
import { failed } from './failed.ts'
import type { Visit } from './http/visit.ts'
import type { ServerRoute } from './server-fetch.ts'

type FormRouteOptions = {
  forms: readonly FormDefinition[]
  /** Renders the pages of the forms. */
  pages: ServerRoute
  post: (visit: Visit) => Promise<Response>
}

const allowed = { allow: 'GET, HEAD, POST' }

/** The pages with forms: a GET renders the page, a POST sends a form of it. */
export const formRoute = ({ forms, ...route }: FormRouteOptions): ServerRoute =>
  postedPages({ ...route, paths: [...new Set(forms.map(({ path }) => path))] })

type PostedPages = Omit<FormRouteOptions, 'forms'> & { paths: readonly PageAddress[] }

/** Pages that take posts too. */
export function postedPages({ paths, pages, post }: PostedPages): ServerRoute {
  return {
    name: 'form',
    at: new RegExp(`^(?:${paths.join('|')})$`),
    methods: 'any',
    handle: (visit, path) => {
      if (visit.method === 'GET' || visit.method === 'HEAD') return pages.handle(visit, path)
      return visit.method === 'POST' ? post(visit) : failed(visit, new PortalError(405), allowed)
    },
  }
}

import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'

export type BarePage = { render: () => string; close: () => void }

/** A page with loaded data whose response never ends, so that React alone can render its tree repeatedly. */
export function openBarePage(request: Request): Promise<BarePage> {
  const { promise, resolve, reject } = Promise.withResolvers<BarePage>()
  const hold = createStartHandler(
    ({ router }) =>
      new Promise<Response>((respond) => {
        resolve({ render: () => renderToString(<StartServer router={router} />), close: () => respond(new Response()) })
      }),
  )
  Promise.resolve(hold(request)).catch(reject)
  return promise
}

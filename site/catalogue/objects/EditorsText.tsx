import { Prose } from '@tropa/library/Prose/dressed.ts'
import { region } from '../../region/region.ts'

/** HTML that editors wrote; it is cleaned on its way here, by server/sanitise.ts. */
export const EditorsText = ({ html }: { html: string }) => <Prose html={html} ownHosts={region.ownHosts} />

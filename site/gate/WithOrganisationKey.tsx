import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { forgetKey, keepKey, keptKey } from './gate-store.ts'
import { OrganisationKeyForm } from './OrganisationKeyForm.tsx'

const never = () => () => undefined

export type WithOrganisationKeyProps = {
  /** Explains what the key is needed for. */
  lead: string
  children: (key: string, onLeave: () => void) => ReactNode
}

/** Content that needs the key of an organisation; if this tab has none, the form that asks for it. */
export function WithOrganisationKey({ lead, children }: WithOrganisationKeyProps) {
  const kept = useSyncExternalStore(never, keptKey, () => '')
  const [typed, setTyped] = useState<string>()
  const key = typed ?? kept
  const enter = (next: string) => {
    if (next === '') forgetKey()
    else keepKey(next)
    setTyped(next)
  }
  return key === '' ? <OrganisationKeyForm lead={lead} onEnter={enter} /> : children(key, () => enter(''))
}

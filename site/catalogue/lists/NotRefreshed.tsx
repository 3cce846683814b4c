import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import type { ReactNode } from 'react'
import type { PageAddress } from '../../addresses/page-address.ts'
import { useWords } from '../../messages/intl.tsx'

export type NotRefreshedProps = {
  title: string
  /** The earlier results. */
  children: ReactNode
  /** The address whose call failed: the link requests it again. */
  href: PageAddress
  onRetry: () => void
}

/** Shown above the earlier results if the next call failed. */
export function NotRefreshed({ title, children, href, onRetry }: NotRefreshedProps) {
  const say = useWords()
  return (
    <Alert
      tone="warning"
      role="alert"
      title={title}
      action={
        <Button href={href} onClick={onRetry}>
          {say('failed.retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}

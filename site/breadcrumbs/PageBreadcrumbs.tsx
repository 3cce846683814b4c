import { Breadcrumbs } from '@tropa/library/Breadcrumbs/dressed.ts'
import type { ComponentProps } from 'react'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'

type Step = ComponentProps<typeof Breadcrumbs>['parents'][number]
export type PageBreadcrumbsProps = { parents?: readonly Step[]; current: string }

/** The way from the main page to this one. @param parents the pages between them */
export function PageBreadcrumbs({ parents = [], current }: PageBreadcrumbsProps) {
  const main = { title: useWords()('site.main'), href: pageAddress('/') }
  return <Breadcrumbs parents={[main, ...parents]} current={current} />
}

import type { CalendarDate, ObjectType } from '@tropa/contract'
import type { Thing } from 'schema-dts'
import type { PagePath } from '../../addresses/page-address.ts'
import type { MessageId } from '../../messages/intl.tsx'
import type { Objects } from '../../portal/catalogue-object.ts'
import type { Page, Some } from '../../portal/every-page.ts'
import type { Portal } from '../../portal/portal.ts'
import type { DescriptionContext } from '../json-ld/described-thing.ts'
import type { Format } from './file-formats.ts'

/** `today`: in the region. */
export type FileContext = DescriptionContext & { today: CalendarDate }

/** A kind with lists of its own, for the sitemap and for breadcrumbs. */
export type ListedKind = {
  /** Each object has its page under the path of one of them. */
  lists: readonly { path: PagePath; titleId: MessageId }[]
  /** Lists under another address that search engines should know too. */
  narrowedLists?: readonly string[]
  /** A page of the links of all objects. */
  links: (portal: Portal, query: Page) => Promise<Some<{ link: string }>>
}

/** What the server makes from the objects of one type besides their pages. */
export type KindData<Type extends ObjectType> = ListedKind & {
  find: (portal: Portal, id: number) => Promise<Objects[Type]>
  /** The object in the words of schema.org. */
  thing: (object: Objects[Type], context: DescriptionContext) => Thing
  /** The formats that no other type has; each object is JSON-LD and GeoJSON anyway. */
  files?: Partial<Record<Format, (object: Objects[Type], context: FileContext) => string>>
  /** The first list as a file, whole. */
  listFiles?: Partial<Record<Format, (portal: Portal, context: FileContext) => Promise<string>>>
}

import type { Suggestion } from './suggestion.ts'

/** The parts of a `SearchCombobox` that load with its menu. */
export type SearchMenuPart =
  | 'status'
  | 'popup'
  | 'notice'
  | 'list'
  | 'group'
  | 'groupTitle'
  | 'option'
  | 'picture'
  | 'title'
  | 'match'
  | 'description'
  | 'link'
  | 'skeleton'
  | 'bone'
  | 'empty'
  | 'emptyTitle'
  | 'emptyText'
  | 'retry'
  | 'all'
  | 'icon'

/** The content under the field; results fade when others load, or when the menu closes. */
export type SearchMenuState =
  | { kind: 'closed' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'empty'; isFading?: boolean }
  | { kind: 'ready'; isFading?: boolean; suggestions: readonly Suggestion[] }

import type { CollectedOption } from '../aria/OptionCollection.ts'

/** A suggestion of `GET portal/search/suggestions` (specification, section 7); `link` is an address in the portal. */
export interface Suggestion {
  title: string
  description: string
  link: string
  /** Shown instead of the address: the path to the page, in words. */
  path?: string
  /** Suggestions with the same group are shown together, with it as their title. */
  group?: string
  /** The address of a small picture, 3 to 2; decoration. */
  picture?: string
}

/** A suggestion as an option of the list. */
export type SuggestedOption = Suggestion & CollectedOption

const optionOf = (suggestion: Suggestion): SuggestedOption => ({
  ...suggestion,
  key: suggestion.link,
  text: suggestion.title,
  href: suggestion.link,
})

/** The names of groups in the order of their first suggestions; `undefined`: those without a group. */
export const groupsOf = (suggestions: readonly Suggestion[]): readonly (string | undefined)[] => [
  ...new Set(suggestions.map(({ group }) => group)),
]

/** Sorts suggestions so that those of a group are together; the first one stays first. */
export const optionsByGroup = (suggestions: readonly Suggestion[]): readonly SuggestedOption[] =>
  groupsOf(suggestions).flatMap((name) => suggestions.filter(({ group }) => group === name).map(optionOf))

/** A message of React Aria: a text, or a function of its values. */
export type AriaMessage = string | ((values: never) => string)
/** Messages of React Aria, by package and key. */
export type AriaMessages = Readonly<Record<string, Readonly<Record<string, AriaMessage>>>>

/** A message of React Aria: a text, or a function of the values that stand in it. */
export type AriaMessage = string | ((values: never) => string)
/** Messages of React Aria, by its package and by their key in it. */
export type AriaMessages = Readonly<Record<string, Readonly<Record<string, AriaMessage>>>>

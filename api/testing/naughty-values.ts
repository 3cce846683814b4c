import naughtyStrings from 'big-list-of-naughty-strings'

export const naughtyValues: readonly string[] = naughtyStrings

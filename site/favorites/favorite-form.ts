/** The id of the form that every heart sends where no scripts run. */
export const favoriteFormId = 'favorite'

/** The names of its buttons by what they do; their value is the object. */
export const favoriteActions = { add: 'add', remove: 'remove' } as const

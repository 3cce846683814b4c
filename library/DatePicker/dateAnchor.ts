/** The CSS anchor that the calendar's dialog stands beside, where there is room. */
export const dateAnchor = '--date-field'

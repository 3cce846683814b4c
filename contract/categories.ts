/** Categories of tours, excursions and tracks, as the specification spells them. Apart from schemas, for browsers. */
export const categories = ['ethno', 'activity', 'medicin', 'family', 'disabled', 'buisness'] as const

/** What may be known of a place's accessibility, in the order in which it is shown. */
export const accessFacts = [
  'step_free',
  'wide_door',
  'lift',
  'toilet',
  'parking',
  'tactile',
  'loop',
  'guide_dog',
  'sign_language',
] as const
/** One of `accessFacts`. */
export type AccessFact = (typeof accessFacts)[number]

/** Orders of a list; `distance` needs a point, `price` puts those without a known price last. */
export const sorts = ['distance', 'title', 'price'] as const
/** One of `sorts`. */
export type Sort = (typeof sorts)[number]

type ObjectKind = {
  /** The call that lists its cards; the call of one object has the name of the kind. */
  list: string
  /** Whether the home page has a list of it. */
  isOnMain?: true
  /** Whether a company is shown with its own. */
  isOfCompany?: true
  /** Whether its sale ends when it starts, and not when it ends. */
  isSoldUntilStart?: true
}

/** The kinds of objects, one a line: names and addresses of their calls follow from it. */
export const objectKinds = {
  location: { list: 'locations', isOnMain: true },
  event: { list: 'events', isOnMain: true, isOfCompany: true },
  tour: { list: 'tours', isOnMain: true, isOfCompany: true, isSoldUntilStart: true },
  excursion: { list: 'excursions', isOnMain: true, isOfCompany: true, isSoldUntilStart: true },
  guide: { list: 'guides', isOnMain: true },
  post: { list: 'posts' },
  track: { list: 'tracks', isOnMain: true },
  product: { list: 'products', isOfCompany: true },
  company: { list: 'companies' },
  page: { list: 'pages' },
} as const satisfies Record<string, ObjectKind>

type Kinds = typeof objectKinds
/** A kind of objects, as `object_type` names it. */
export type ObjectType = keyof Kinds
/** The name of the call that lists a kind. */
export type ListCall<Type extends ObjectType> = Kinds[Type]['list']
type TypesWith<Flag extends string> = {
  [Type in ObjectType]: Kinds[Type] extends Readonly<Record<Flag, true>> ? Type : never
}[ObjectType]
/** A kind that the home page has a list of. */
export type MainType = TypesWith<'isOnMain'>
/** A kind that a company is shown with. */
export type CompanyType = TypesWith<'isOfCompany'>

const isObjectType = (name: string): name is ObjectType => Object.hasOwn(objectKinds, name)
const isOnMain = (type: ObjectType): type is MainType => 'isOnMain' in objectKinds[type]
const isOfCompany = (type: ObjectType): type is CompanyType => 'isOfCompany' in objectKinds[type]
/** Whether nobody joins it once it has begun, as a tour. */
export const isSoldUntilStart = (type: ObjectType): boolean => 'isSoldUntilStart' in objectKinds[type]

/** The kinds of objects. */
export const objectTypes: readonly ObjectType[] = Object.keys(objectKinds).filter(isObjectType)
/** The kinds that the home page has lists of. */
export const mainTypes: readonly MainType[] = objectTypes.filter(isOnMain)
/** The kinds that a company is shown with. */
export const companyTypes: readonly CompanyType[] = objectTypes.filter(isOfCompany)

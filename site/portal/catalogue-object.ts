import type { Answer, Calls, ObjectType } from '@tropa/contract'

/** The whole object of each type: its call answers it under the name of the type, or by itself. */
export type Objects = {
  [Type in ObjectType]: Answer<Calls[Type]> extends Record<Type, infer Whole> ? Whole : Answer<Calls[Type]>
}
export type ObjectOf<Type extends ObjectType> = {
  [Each in Type]: { object_type: Each; object: Objects[Each] }
}[Type]

/** Any one object of the catalogue, whole, as the provider answers it. */
export type CatalogueObject = Objects[ObjectType]

/** The wire says the type as a field of each object: the union that can be told apart by it stands around it. */
export const objectOfType = (object: CatalogueObject) =>
  ({ object_type: object.object_type, object }) as ObjectOf<ObjectType>

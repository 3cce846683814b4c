import type { ResponseBody, Calls, ObjectType } from '@tropa/contract'

/** The whole object of each type. The response has it under the name of the type, or is the object itself. */
export type Objects = {
  [Type in ObjectType]: ResponseBody<Calls[Type]> extends Record<Type, infer Whole> ? Whole : ResponseBody<Calls[Type]>
}
export type ObjectOf<Type extends ObjectType> = {
  [Each in Type]: { object_type: Each; object: Objects[Each] }
}[Type]

/** Any object of the catalogue, complete. */
export type CatalogueObject = Objects[ObjectType]

/** The wire has the type inside each object; the union has it beside the object, for `switch`. */
export const objectOfType = (object: CatalogueObject) =>
  ({ object_type: object.object_type, object }) as ObjectOf<ObjectType>

import { locationKind, type LocationKind } from '@tropa/library/Icon/categories.ts'
import { locationTypeCodes } from '../region/location-types.ts'

export const kindOfLocation = (typeId: number): LocationKind => locationKind(locationTypeCodes[typeId] ?? '')

import { useListContext } from '../lists/useListContext.ts'
import type { PlacesContext } from './place-filters.ts'

export const usePlacesContext = (types?: readonly number[]): PlacesContext => ({ ...useListContext(), types })

import { PlacesMap, type PlacesMapProps } from '../map/PlacesMap.tsx'
import type { MapPlace } from '../map/map-places.ts'
import { Attach } from './Attach.tsx'

const attachFor = ({ object, title }: MapPlace) => object && <Attach object={object} title={title} />

/** Objects on a map, each with its track control. */
export const ObjectsMap = (props: Omit<PlacesMapProps, 'actionsFor'>) => <PlacesMap {...props} actionsFor={attachFor} />

import { EventsTab } from './EventsTab.tsx'
import { FamilyTab } from './FamilyTab.tsx'
import { FavoritesList } from '../../catalogue/favorites/FavoritesList.tsx'
import { HistoryTab } from './HistoryTab.tsx'
import { NoOrders } from './NoOrders.tsx'
import { NoTickets } from './NoTickets.tsx'
import { PersonTab } from './PersonTab.tsx'
import type { ProfileParams } from './profile-params.ts'

/** What stands under the chosen tab. */
export function ProfilePart({ params: { tab, page, participant } }: { params: ProfileParams }) {
  switch (tab) {
    case 'profile':
      return <PersonTab />
    case 'tickets':
      return <NoTickets />
    case 'orders':
      return <NoOrders />
    case 'family':
      return <FamilyTab participant={participant} />
    case 'favorites':
      return <FavoritesList />
    case 'history':
      return <HistoryTab page={page} />
    case 'events':
      return <EventsTab page={page} />
    default:
      return tab satisfies never
  }
}

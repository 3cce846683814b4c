import { EventsTab } from './EventsTab.tsx'
import { FamilyTab } from './FamilyTab.tsx'
import { FavoritesList } from '../../catalogue/favorites/FavoritesList.tsx'
import { HistoryTab } from './HistoryTab.tsx'
import { OrdersTab } from './OrdersTab.tsx'
import { PersonTab } from './PersonTab.tsx'
import { TicketsTab } from './TicketsTab.tsx'
import type { ProfileParams } from './profile-params.ts'

/** What stands under the chosen tab. */
export function ProfilePart({ params: { tab, page, participant } }: { params: ProfileParams }) {
  switch (tab) {
    case 'profile':
      return <PersonTab />
    case 'tickets':
      return <TicketsTab page={page} />
    case 'orders':
      return <OrdersTab page={page} path="/profile" />
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

import { FavoriteButton, type FavoriteButtonProps } from '../../favorites/FavoriteButton.tsx'
import { SharePage, type SharePageProps } from '../../sharing/SharePage.tsx'

export type ObjectActionsProps = { object: FavoriteButtonProps['object'] & SharePageProps['object'] }

/** The actions for any object, beside its title. */
export const ObjectActions = ({ object }: ObjectActionsProps) => (
  <>
    <FavoriteButton object={object} isFull />
    <SharePage object={object} />
  </>
)

import { Button } from '@tropa/library/Button/dressed.ts'
import { ChoiceForm } from '@tropa/library/ChoiceForm/ChoiceForm.tsx'
import { useChosenTerritory } from '../../visitor/useChosenTerritory.ts'
import { useWords } from '../../messages/intl.tsx'
import { preferencesPath } from '../../visitor/preferences-path.ts'

/** Removes both the stored territory and the one in the address. */
export function AllCities() {
  const say = useWords()
  const { choose, withoutTerritory } = useChosenTerritory()
  return (
    <ChoiceForm action={preferencesPath} aria-label={say('list.allCities')} onChoose={() => choose(null)}>
      <input type="hidden" name="return_to" value={withoutTerritory} />
      <Button type="submit" name="territory_id" value="">
        {say('list.allCities')}
      </Button>
    </ChoiceForm>
  )
}

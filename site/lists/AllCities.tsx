import { Button } from '@tropa/library/Button/dressed.ts'
import { ChoiceForm } from '@tropa/library/ChoiceForm/ChoiceForm.tsx'
import { useWords } from '../messages/intl.tsx'
import { preferencesPath } from '../preferences/change.ts'
import { useVisit } from '../preferences/SessionProvider.tsx'

/** Takes the territory back, wherever it came from. */
export function AllCities() {
  const say = useWords()
  const { change } = useVisit()
  return (
    <ChoiceForm action={preferencesPath} onChoose={() => void change({ territory_id: '' })}>
      <Button type="submit" name="territory_id" value="">
        {say('list.allCities')}
      </Button>
    </ChoiceForm>
  )
}

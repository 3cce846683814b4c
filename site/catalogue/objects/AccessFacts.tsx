import { FactList } from '@tropa/library/FactList/dressed.ts'
import { useWords } from '../../messages/intl.tsx'
import { iconOf } from './fact-icons.ts'
import { Block } from './Block.tsx'

/** Facts, never a verdict; an empty list means that nothing is known. */
export function AccessFacts({ access }: { access: readonly string[] }) {
  const say = useWords()
  return (
    <Block
      id="access"
      title={say('place.access')}
      note={say(access.length > 0 ? 'place.accessNote' : 'place.accessUnknown')}
    >
      <FactList items={access.map((fact) => ({ icon: iconOf(fact), title: say.known(`access.${fact}`) ?? fact }))} />
    </Block>
  )
}

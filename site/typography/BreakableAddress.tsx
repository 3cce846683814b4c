import { Fragment } from 'react'

/** A mail or web address, which a narrow line may break after its `@` and before its dots. */
export const BreakableAddress = ({ address }: { address: string }) =>
  address.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

import { Fragment } from 'react'

/** A mail or web address in which a narrow line may break after the `@` and before dots. */
export const BreakableAddress = ({ address }: { address: string }) =>
  address.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

import userEvent from '@testing-library/user-event'

/** One press after the other, each after what the one before it has done. */
export async function arrowDownTwice() {
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{ArrowDown}')
}

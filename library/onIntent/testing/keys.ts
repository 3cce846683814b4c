import userEvent from '@testing-library/user-event'

/** Two presses, the second after the effect of the first. */
export async function arrowDownTwice() {
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{ArrowDown}')
}

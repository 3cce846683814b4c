import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '../../.storybook/Picture.tsx'
import { Button } from '../Button/dressed.ts'
import { Icon } from '../Icon/dressed.ts'
import { refresh, search, ticket, track } from '../Icon/icons.ts'
import { ErrorScreen } from './dressed.ts'

const meta = {
  title: 'Page parts/ErrorScreen',
  component: ErrorScreen,
  args: { code: 404, picture: <Picture /> },
} satisfies Meta<typeof ErrorScreen>
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  args: {
    ways: (
      <>
        <Button href="/locations">Места</Button>
        <Button variant="quiet" href="/q">
          <Icon path={search} />
          Поискать
        </Button>
      </>
    ),
  },
}
export const Unavailable: Story = {
  args: {
    code: 503,
    picture: <Picture of="night" />,
    ways: (
      <>
        <Button href="/profile/tickets">
          <Icon path={ticket} />
          Мои билеты
        </Button>
        <Button href="/my_tracks">
          <Icon path={track} />
          Мой трек
        </Button>
        <Button variant="quiet" href="">
          <Icon path={refresh} />
          Попробовать снова
        </Button>
      </>
    ),
    more: (
      <p>
        Срочно нужна помощь в дороге? <a href="tel:112">112</a>
      </p>
    ),
  },
}
export const NoCode: Story = { args: { code: undefined, picture: undefined } }
export const BadRequest: Story = { args: { code: 400, picture: undefined } }
export const Unauthorized: Story = {
  args: { code: 401, picture: undefined, ways: <Button href="/login">Войти</Button> },
}
export const Forbidden: Story = { args: { code: 403, picture: undefined } }
export const Timeout: Story = { args: { code: 408, picture: undefined } }
export const TooManyRequests: Story = { args: { code: 429, picture: undefined } }
export const ServerError: Story = { args: { code: 500, picture: <Picture of="summer" /> } }
export const BadGateway: Story = { args: { code: 502, picture: undefined } }
export const GatewayTimeout: Story = { args: { code: 504, picture: undefined } }
export const UnknownCode: Story = { args: { code: 418, picture: undefined } }
export const Offline: Story = { args: { code: 'offline', picture: undefined, ways: <Button>Повторить</Button> } }
export const Unreachable: Story = {
  args: { code: 'unreachable', picture: undefined, ways: <Button>Повторить</Button> },
}
export const OwnMessage: Story = { args: { code: 500, picture: undefined, description: 'Unknown middleware' } }

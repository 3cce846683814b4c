/** What went wrong and what to do; `line` is a decorative sentence beside the plain title. */
export interface ErrorText {
  title: string
  description: string
  line?: string
}
export type ErrorCode = 400 | 401 | 403 | 404 | 408 | 429 | 500 | 502 | 503 | 504
/** `offline`: the browser has no network. `unreachable`: it has one, but the portal did not answer. */
export type NetworkFailure = 'offline' | 'unreachable'
export interface ErrorScreenMessages {
  toMain: string
  /** For codes without a text of their own. */
  other: ErrorText
  byCode: Readonly<Record<ErrorCode, ErrorText>>
  byNetwork: Readonly<Record<NetworkFailure, ErrorText>>
}

const ru: ErrorScreenMessages = {
  toMain: 'На главную',
  other: {
    title: 'Что-то пошло не так',
    description: 'Попробуйте открыть страницу ещё раз или вернитесь на главную.',
  },
  byCode: {
    400: {
      title: 'Неверный запрос',
      description: 'В адресе или в форме что-то не сходится. Проверьте и попробуйте ещё раз.',
    },
    401: { title: 'Нужно войти', description: 'Войдите в свой профиль и повторите.' },
    403: {
      title: 'Нет доступа',
      description: 'У этого профиля нет прав на страницу. Вернитесь назад или войдите под другим профилем.',
    },
    404: {
      title: 'Страница не найдена',
      line: 'Эту тропу занесло',
      description: 'Страницу убрали, скрыли, или в ссылке опечатка. Дорога на главную — целая.',
    },
    408: {
      title: 'Ответа не дождались',
      description: 'Связь медленная или прервалась. Проверьте сеть и попробуйте ещё раз.',
    },
    429: { title: 'Слишком много запросов', description: 'Подождите минуту и попробуйте ещё раз.' },
    500: { title: 'Ошибка на сервере', description: 'Это наша неполадка, не ваша. Попробуйте ещё раз немного позже.' },
    502: {
      title: 'Нет связи с сервером',
      description: 'Если включён VPN, выключите его и обновите страницу. Если нет, попробуйте немного позже.',
    },
    503: {
      title: 'Портал временно недоступен',
      line: 'Топим печь, скоро вернёмся',
      description: 'Идут работы, или портал перегружен. Попробуйте ещё раз через несколько минут.',
    },
    504: { title: 'Сервер не успел ответить', description: 'Попробуйте открыть страницу ещё раз через минуту.' },
  },
  byNetwork: {
    offline: {
      title: 'Нет сети',
      description: 'Страница откроется сама, когда сеть появится. Ваш трек сохранён в этом браузере.',
    },
    unreachable: {
      title: 'Нет связи с порталом',
      description: 'Проверьте сеть и попробуйте ещё раз. Ваш трек сохранён в этом браузере.',
    },
  },
}

const en: ErrorScreenMessages = {
  toMain: 'To the main page',
  other: {
    title: 'Something went wrong',
    description: 'Try to open the page again, or go back to the main page.',
  },
  byCode: {
    400: {
      title: 'Bad request',
      description: 'Something in the address or in the form does not add up. Check it and try again.',
    },
    401: { title: 'You are not signed in', description: 'Sign in to your account and try again.' },
    403: { title: 'No permission', description: 'This account may not see the page. Go back, or use another account.' },
    404: {
      title: 'This page could not be found',
      line: 'Snow has covered this trail',
      description: 'The page was removed or hidden, or the link has a typo. The way to the main page is clear.',
    },
    408: {
      title: 'The answer took too long',
      description: 'The connection is slow or was lost. Check the network and try again.',
    },
    429: { title: 'Too many requests', description: 'Wait a minute and try again.' },
    500: { title: 'Error on the server', description: 'The fault is ours, not yours. Try again a little later.' },
    502: {
      title: 'No connection to the server',
      description: 'If a VPN is on, turn it off and reload the page. If not, try a little later.',
    },
    503: {
      title: 'Service unavailable',
      line: 'Lighting the stove, back soon',
      description: 'The portal is being serviced or is overloaded. Try again in a few minutes.',
    },
    504: { title: 'The server did not answer in time', description: 'Open the page again in a minute.' },
  },
  byNetwork: {
    offline: {
      title: 'No network',
      description: 'The page will open by itself when the network is back. Your track is kept in this browser.',
    },
    unreachable: {
      title: 'No connection to the portal',
      description: 'Check the network and try again. Your track is kept in this browser.',
    },
  },
}
export const errorScreenMessages = { ru, en }

/** Whether an HTTP status has a text of its own. */
export const isErrorCode = (code: number): code is ErrorCode => Object.hasOwn(ru.byCode, code)

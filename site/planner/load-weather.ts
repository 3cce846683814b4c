import type { WeatherAnswer, WeatherRequest } from '@tropa/machines'
import type { Language } from '../region/languages.ts'
import { saveWeather, savedWeather } from './saved-weather.ts'

/** Requests weather from the portal. */
export type FetchWeather = (question: WeatherRequest, signal: AbortSignal) => Promise<WeatherAnswer>

/** Loads the weather, or returns the saved one if the portal cannot be reached or has none. */
export async function loadWeather(
  fetchWeather: FetchWeather,
  language: Language,
  question: WeatherRequest,
  signal: AbortSignal,
): Promise<WeatherAnswer> {
  const saved = savedWeather(question, language)
  if (saved && !navigator.onLine) return saved
  try {
    const answer = await fetchWeather(question, signal)
    saveWeather(question, language, answer, new Date().toISOString())
    return answer
  } catch (error) {
    if (saved && !signal.aborted) return saved
    throw error
  }
}

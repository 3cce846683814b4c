import type { WeatherResponse, WeatherRequest } from '@tropa/machines'
import type { Language } from '../region/languages.ts'
import { saveWeather, savedWeather } from './saved-weather.ts'

/** Requests weather from the portal. */
export type FetchWeather = (question: WeatherRequest, signal: AbortSignal) => Promise<WeatherResponse>

/** Loads the weather, or returns the saved one if the portal cannot be reached or has none. */
export async function loadWeather(
  fetchWeather: FetchWeather,
  language: Language,
  question: WeatherRequest,
  signal: AbortSignal,
): Promise<WeatherResponse> {
  const saved = savedWeather(question, language)
  if (saved && !navigator.onLine) return saved
  try {
    const response = await fetchWeather(question, signal)
    saveWeather(question, language, response, new Date().toISOString())
    return response
  } catch (error) {
    if (saved && !signal.aborted) return saved
    throw error
  }
}

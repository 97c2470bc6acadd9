import type { Language } from '@fanfare/contract/core/rules/language.ts'
import { ApiError } from '../client/api-error.ts'
import { LOCALES } from '@fanfare/contract/core/rules/dates.ts'
import { useLanguage } from '../i18n/languages.ts'

const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

export interface PossibleAgainProps {
  error: unknown
  /** Says when, for example `in 3 hours`. */
  say: (time: string) => string
}

/** When the limit allows the action again; nothing for any other error. */
export function PossibleAgain({ error, say }: PossibleAgainProps) {
  const language = useLanguage()
  const seconds = error instanceof ApiError ? error.details.retryAfter : undefined
  return seconds === undefined ? null : <p>{say(timeUntil(seconds, language))}</p>
}

/** Rounds up, so that no user tries too early. */
function timeUntil(wait: number, language: Language): string {
  const { unit, seconds } = UNITS.find((one) => wait >= one.seconds) ?? UNITS[2]
  return new Intl.RelativeTimeFormat(LOCALES[language]).format(Math.ceil(wait / seconds), unit)
}

import type { ApiErrorCode } from '../api/api-error.ts'
import type en from './locales/en/errors.json'
import type es from './locales/es/errors.json'
import type fr from './locales/fr/errors.json'
import type pt from './locales/pt/errors.json'

/** Texts with a sentence for every code. A language that misses one does not compile. */
type Complete<Texts extends Record<ApiErrorCode, string>> = Texts

export type ErrorTexts = Complete<typeof en> & Complete<typeof es> & Complete<typeof fr> & Complete<typeof pt>

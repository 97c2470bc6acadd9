import type { ApiErrorCode } from '../client/api-error.ts'
import type en from './locales/en/errors.json'
import type es from './locales/es/errors.json'
import type fr from './locales/fr/errors.json'
import type pt from './locales/pt/errors.json'

/** One text per error code. A language that lacks one does not compile. */
type Complete<Texts extends Record<ApiErrorCode, string>> = Texts

export type ErrorTexts = Complete<typeof en> & Complete<typeof es> & Complete<typeof fr> & Complete<typeof pt>

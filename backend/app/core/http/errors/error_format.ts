import type { HttpResponse } from '@adonisjs/core/http'
import type { AppError } from './app_error.js'

/** Sends an error, whose status is set already. */
export type ErrorFormat = (error: AppError, response: HttpResponse) => void

const formats: { prefix: string; format: ErrorFormat }[] = []

/** Errors below a path are sent in a format of a standard of its own. */
export const setErrorFormat = (prefix: string, format: ErrorFormat): void =>
  void formats.push({ prefix, format })

/** The format of errors at a path, if it has its own. */
export const errorFormatOf = (path: string): ErrorFormat | undefined =>
  formats.find(({ prefix }) => path.toLowerCase().startsWith(prefix))?.format

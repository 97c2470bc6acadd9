import app from '@adonisjs/core/services/app'
import { readFile } from 'node:fs/promises'
import env from '#start/env'
import type { Language } from '#contract/rules/language'
import { AppError } from '#core/errors/app_error'

const HEAD = '<!--head-->'
/** The language of the page as it is built. */
const LANGUAGE = '<html lang="en"'

let cached: string | undefined

/** The page of the web client with a head in a language. NOT_FOUND if the client has not been built. */
export async function fillShell(head: string, language: Language): Promise<string> {
  const shell = await readShell()
  // The client starts in the language it was served in. A function, because `$&` is special in a replacement string.
  return shell
    .replace(LANGUAGE, `<html lang="${language}" data-served="${language}"${analyticsAttribute()}`)
    .replace(HEAD, () => head)
}

/** Tells the client that page views are counted, and by whom: people are asked before. */
function analyticsAttribute(): string {
  return env.analytics === null ? '' : ` data-analytics="${env.analytics.provider}"`
}

/** Replaces the page. Returns how to restore it. */
export function useShell(html: string): () => void {
  const previous = cached
  cached = html
  return () => {
    cached = previous
  }
}

async function readShell(): Promise<string> {
  if (cached !== undefined) return cached
  try {
    const html = await readFile(app.makePath('resources/spa/index.html'), 'utf8')
    if (app.inProduction) cached = html
    return html
  } catch (error) {
    throw new AppError('NOT_FOUND', undefined, { cause: error })
  }
}

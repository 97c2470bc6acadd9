import app from '@adonisjs/core/services/app'
import { readFile } from 'node:fs/promises'
import env from '#start/env'
import type { Language } from '#contract/core/rules/language'
import { sha256 } from '#core/runtime/hashing/sha256'
import { AppError } from '#core/http/errors/app_error'

const HEAD = '<!--head-->'
/** The language attribute of the built page. */
const LANGUAGE = '<html lang="en"'

let cached: string | undefined

/** The page of the web client with this head, in this language. NOT_FOUND if the client has not been built. */
export async function fillShell(head: string, language: Language): Promise<string> {
  const shell = await readShell()
  // The client starts in the language it was served in. A function, because `$&` is special in a replacement string.
  return shell
    .replace(LANGUAGE, `<html lang="${language}" data-served="${language}"${analyticsAttribute()}`)
    .replace(HEAD, () => head)
}

/** The sources by which a policy allows the inline scripts of the built page. A page has no other inline scripts. */
export async function shellScripts(): Promise<string[]> {
  const scripts = [...(await readShell()).matchAll(/<script>(.*?)<\/script>/gs)]
  return scripts.map(([, script = '']) => `'sha256-${sha256.base64(script)}'`)
}

/** Tells the client whether page views are counted, and by which provider, so that it asks for consent. */
function analyticsAttribute(): string {
  return env.analytics === null ? '' : ` data-analytics="${env.analytics.provider}"`
}

/** Replaces the page. Returns a function that restores the previous one. */
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

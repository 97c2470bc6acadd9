import app from '@adonisjs/core/services/app'
import { readFile } from 'node:fs/promises'
import { AppError } from '#core/errors/app_error'

const MARK = '<!--head-->'

let kept: string | undefined

/** The page of the web client with a head written into it. Without a built client there is no page. */
export async function fillShell(head: string): Promise<string> {
  const shell = await readShell()
  // A function, because `$&` and its like in a replacement text mean something.
  return shell.replace(MARK, () => head)
}

/** Puts another page in place until the returned function takes it away. */
export function useShell(html: string): () => void {
  const previous = kept
  kept = html
  return () => {
    kept = previous
  }
}

async function readShell(): Promise<string> {
  if (kept !== undefined) return kept
  try {
    const html = await readFile(app.makePath('resources/spa/index.html'), 'utf8')
    if (app.inProduction) kept = html
    return html
  } catch (error) {
    throw new AppError('NOT_FOUND', undefined, { cause: error })
  }
}

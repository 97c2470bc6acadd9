import env from '#start/env'
import type { Language } from '#contract/core/rules/language'
import { sha256 } from '#core/runtime/hashing/sha256'
import { AppError } from '#core/http/errors/app_error'
import { BuiltFile } from '#community/pages/http/built_file'

const HEAD = '<!--head-->'
/** The language attribute of the built page. */
const LANGUAGE = '<html lang="en"'

interface Shell {
  html: string
  /** The hashes of its inline scripts, as sources of a policy. */
  scripts: string[]
  /** The name of the build; absent in the page of the development server. */
  build: string | undefined
}

const built = new BuiltFile<Shell>('index.html', (html) => {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)]
  return {
    html,
    scripts: scripts.map(([, script = '']) => `'sha256-${sha256.base64(script)}'`),
    build: /<meta name="build" content="(\w+)"/.exec(html)?.[1],
  }
})

/** The page of the web client with this head, in this language. NOT_FOUND if the client has not been built. */
export async function fillShell(head: string, language: Language): Promise<string> {
  const { html } = await readShell()
  // The client starts in the language it was served in. A function, because `$&` is special in a replacement string.
  return html
    .replace(LANGUAGE, `<html lang="${language}" data-served="${language}"${analyticsAttribute()}`)
    .replace(HEAD, () => head)
}

/** The sources by which a policy allows the inline scripts of the built page. A page has no other inline scripts. */
export const shellScripts = async (): Promise<string[]> => (await readShell()).scripts

/** The name of the client's build; undefined if the client has not been built. */
export const builtClient = (): Promise<string | undefined> =>
  readShell().then(
    ({ build }) => build,
    () => undefined,
  )

/** Tells the client whether page views are counted, and by which provider, so that it asks for consent. */
function analyticsAttribute(): string {
  return env.analytics === null ? '' : ` data-analytics="${env.analytics.provider}"`
}

/** Replaces the page. Returns a function that restores the previous one. */
export const useShell = (html: string): (() => void) => built.replace(html)

function readShell(): Promise<Shell> {
  return built.read().catch((cause: unknown) => {
    throw new AppError('NOT_FOUND', undefined, { cause })
  })
}

import type { Language } from '../../core/rules/language.ts'

/** What the page of a screen contains in addition to the screen itself. Paths of files begin with `assets/`. */
export interface RoutePage {
  /** The built scripts that the screen needs at once. */
  scripts: string[]
  texts: Record<Language, string[]>
  /** Whether the screen is for signed-in users, who see its frame until their data has loaded. */
  hasFrame: boolean
}

/** The pages of the built client, by the path of their route. */
export type RouteFiles = Record<string, RoutePage>

import type { Language } from '../../core/rules/language.ts'

/** The built scripts that a screen needs at once, by the path of its route. Paths of files begin with `assets/`. */
export type RouteFiles = Record<string, { scripts: string[]; texts: Record<Language, string[]> }>

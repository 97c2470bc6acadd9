import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '#contract/core/rules/language'
import { EXTENSION } from './project.js'

/** A text or texts of the server, in every language. */
export interface LanguageTable {
  name: string
  texts: Record<Language, unknown>
}

const BACKEND = new URL('../', import.meta.url)

/** Whether a file contains its texts in every language. */
const isTable = (source: string) =>
  LANGUAGES.every((language) => new RegExp(`^\\s+${language}: [{'\`(]`, 'm').test(source))

/** All texts of the server: the tables in the files of actions, rules and mails, and the folders of mails. */
export async function allLanguageTables(): Promise<LanguageTable[]> {
  const files = ['app', 'contract'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, BACKEND), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(EXTENSION) && !/(?:^|\/)tests\//.test(file))
      .map((file) => `${folder}/${file}`),
  )
  const inFiles = await Promise.all(
    files.filter((file) => isTable(readFileSync(new URL(file, BACKEND), 'utf8'))).map(tablesOfFile),
  )
  const inFolders = await Promise.all(
    files.filter((file) => file.endsWith(`/texts/en${EXTENSION}`)).map(tableOfFolder),
  )
  return [...inFiles.flat(), ...inFolders]
}

async function tablesOfFile(file: string): Promise<LanguageTable[]> {
  const found = tablesIn(await load(file), file)
  if (found.length === 0)
    throw new Error(`${file}: export the texts, so that their languages can be compared`)
  return found
}

function tablesIn(value: unknown, name: string): LanguageTable[] {
  if (typeof value !== 'object' || value === null) return []
  if (LANGUAGES.every((language) => language in value)) {
    return [{ name, texts: value as Record<Language, unknown> }]
  }
  return Object.entries(value).flatMap(([key, below]) => tablesIn(below, `${name} ${key}`))
}

/** A folder with a file for each language. */
async function tableOfFolder(english: string): Promise<LanguageTable> {
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => {
      const file = await load(english.replace(`en${EXTENSION}`, `${language}${EXTENSION}`))
      return [language, file[language]] as const
    }),
  )
  return { name: english, texts: Object.fromEntries(texts) as Record<Language, unknown> }
}

const load = (file: string) => import(new URL(file, BACKEND).href) as Promise<Record<string, unknown>>

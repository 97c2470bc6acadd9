import type { Mood } from '@fanfare/contract/data/mood.ts'
import type { Language } from '@fanfare/contract/rules/language.ts'
import { moodName } from '@fanfare/contract/rules/mood.ts'

/** The moods whose name has the searched letters in it; accents and capitals do not matter. */
export function findMoods(moods: readonly Mood[], search: string, language: Language): Mood[] {
  const wanted = plain(search.trim())
  return moods.filter(({ key }) => plain(moodName(key, language)).includes(wanted))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
}

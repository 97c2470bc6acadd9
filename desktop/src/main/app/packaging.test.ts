import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@fanfare/contract/core/rules/language.ts'
import en from '../core/i18n/locales/en.json'
import es from '../core/i18n/locales/es.json'
import fr from '../core/i18n/locales/fr.json'
import pt from '../core/i18n/locales/pt.json'
import { parseLaunchCommand, SHOW_WINDOW } from './launch-command.ts'

const TEXTS = { en, es, fr, pt }
const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const packaged = read('electron-builder.yml')

const nameIn = (language: string) =>
  language === 'en' ? /^ {8}Name: (.+)$/m : new RegExp(`^ {8}'Name\\[${language}\\]': (.+)$`, 'm')

describe('the entry in the menu of the desktop', () => {
  const [, actions = ''] = packaged.split('desktopActions:\n')
  const actionOf = (name: string) =>
    actions.split(/^ {6}(?=\S+:$)/m).find((each) => each.startsWith(`${name}:`))

  it.each([
    ['copy-next', { copyNext: true }],
    ['pause-hour', { pauseHour: true }],
  ])('has the action %s, which the client understands, in each language', (name, expected) => {
    const action = actionOf(name) ?? ''
    expect(packaged).toMatch(new RegExp(`Actions: .*${name};`))
    const [, flags = ''] = /Exec: fanfare (.+)/.exec(action) ?? []
    expect(parseLaunchCommand(flags.split(' '))).toEqual({ ...SHOW_WINDOW, ...expected })
    for (const language of LANGUAGES) expect(action).toMatch(nameIn(language))
  })

  it('calls copying as the tray does', () => {
    for (const language of LANGUAGES) {
      const [, label] = nameIn(language).exec(actionOf('copy-next') ?? '') ?? []
      expect(label).toBe(TEXTS[language].menu.copyNext)
    }
  })

  it('describes the client in each language', () => {
    for (const language of ['es', 'fr', 'pt'] as const)
      expect(packaged).toContain(`'Comment[${language}]': ${TEXTS[language].about}\n`)
  })
})

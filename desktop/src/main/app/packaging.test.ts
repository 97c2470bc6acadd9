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

describe('the description for software centers', () => {
  const FILE = 'packaging/app.fanfare.desktop.metainfo.xml'
  const PLACE = 'usr/share/metainfo/app.fanfare.desktop.metainfo.xml'
  const description = read(FILE)

  it('is in the packages of Debian and Fedora, and in the folder of an AppImage', () => {
    for (const format of ['deb', 'rpm']) {
      const [, section = ''] = packaged.split(`\n${format}:\n`)
      expect(section.split(/^\S/m)[0]).toContain(`fpm: [${FILE}=/${PLACE}]`)
    }
    expect(packaged).toContain(`from: ${FILE}\n      to: ${PLACE}\n`)
  })

  it.each([
    '<id>app.fanfare.desktop</id>',
    '<metadata_license>CC0-1.0</metadata_license>',
    '<project_license>Apache-2.0</project_license>',
    '<name>Fanfare</name>',
    '<launchable type="desktop-id">fanfare.desktop</launchable>',
    '<url type="homepage">https://fanfare.example</url>',
    '<content_rating type="oars-1.1">',
  ])('has the required %s', (part) => {
    expect(description).toContain(part)
  })

  it('says what the client is in each language', () => {
    for (const language of LANGUAGES) {
      const attribute = language === 'en' ? '' : ` xml:lang="${language}"`
      expect(description).toContain(`<summary${attribute}>${TEXTS[language].about}</summary>`)
      expect(description).toContain(`<p${attribute}>`)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { createFakePlatform } from '../fake-platform.ts'
import { shownTheme } from './apply-theme.ts'
import { languageOfVisit, preferredLanguage } from './language-preference.ts'
import { configurePreferences, usePreferences } from './preferences-store.ts'

describe('the language to start with', () => {
  it('is the one stored on the device', () => {
    const { storage } = createFakePlatform({ app_language: 'fr' })
    expect(preferredLanguage(storage, ['pt-BR'])).toBe('fr')
  })

  it('is the first supported one of the browser by default', () => {
    expect(preferredLanguage(createFakePlatform().storage, ['de-DE', 'pt-BR', 'en'])).toBe('pt')
  })

  it('is English otherwise, also for an invalid choice', () => {
    const { storage } = createFakePlatform({ app_language: 'xx' })
    expect(preferredLanguage(storage, ['de'])).toBe('en')
  })
})

const startOf = (stored: Record<string, string>, search: string, served?: string) => {
  const { storage } = createFakePlatform(stored)
  const page = document.implementation.createHTMLDocument()
  if (served !== undefined) page.documentElement.dataset.served = served
  const language = languageOfVisit(storage, page, { search } as Location)
  return { language, stored: storage.get('app_language'), unsaved: storage.get('app_language_unsaved') }
}

describe('the language of a visit', () => {
  it('is the one that the address asks for, which counts as chosen', () => {
    expect(startOf({ app_language: 'es' }, '?tags=a&lang=fr', 'fr')).toEqual({
      language: 'fr',
      stored: 'fr',
      unsaved: 'fr',
    })
  })

  it('is the chosen one when the address asks for one we do not have', () => {
    expect(startOf({ app_language: 'es' }, '?lang=de', 'fr')).toEqual({
      language: 'es',
      stored: 'es',
      unsaved: null,
    })
  })

  it('is the one of the page when none was chosen', () => {
    expect(startOf({}, '', 'pt')).toEqual({ language: 'pt', stored: null, unsaved: null })
    expect(startOf({}, '').language).toBe('en')
  })
})

describe('the choices of a device', () => {
  it('are stored on it', () => {
    const { storage } = createFakePlatform()
    configurePreferences(storage)
    usePreferences.getState().setTheme('dark')
    usePreferences.getState().setShortcuts(false)
    usePreferences.getState().setOpenAfterCopy(true)
    usePreferences.setState({ theme: 'system', shortcuts: true, openAfterCopy: false })
    configurePreferences(storage)
    expect(usePreferences.getState()).toMatchObject({
      theme: 'dark',
      shortcuts: false,
      openAfterCopy: true,
    })
  })

  it('are the defaults without valid data', () => {
    configurePreferences(createFakePlatform({ app_theme: 'pink' }).storage)
    expect(usePreferences.getState()).toMatchObject({
      theme: 'system',
      shortcuts: true,
      openAfterCopy: false,
    })
  })
})

it('the theme follows the system only if chosen', () => {
  expect(shownTheme('system', true)).toBe('dark')
  expect(shownTheme('light', true)).toBe('light')
  expect(shownTheme('dark', false)).toBe('dark')
})

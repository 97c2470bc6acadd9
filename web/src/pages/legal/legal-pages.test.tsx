import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@fanfare/contract/core/rules/language.ts'
import { renderScreen, type ScreenSetting } from '@fanfare/ui-kit/testing/render-screen.tsx'
import { webTexts } from '../../texts.ts'
import PrivacyPage from '../privacy/privacy-page.tsx'
import TermsPage from '../terms/terms-page.tsx'

const read = (page: ReactElement, setting: ScreenSetting = {}) =>
  renderScreen(page, { texts: webTexts, ...setting })

const sections = () => [...document.querySelectorAll<HTMLElement>('article > section')]
const textOf = (anchor: string) => document.querySelector(`#${anchor}`)!.textContent

interface ShellTexts {
  default: { footer: { cookies: string } }
}

describe.each([
  ['the privacy policy', <PrivacyPage key="privacy" />, 11],
  ['the terms of use', <TermsPage key="terms" />, 12],
])('%s', (_, page, count) => {
  it.each(LANGUAGES)('leads to each of its sections in %s', async (language) => {
    await read(page, { language })
    const contents = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(sections().map(({ id }) => `#${id}`))
    expect(sections()).toHaveLength(count)
    for (const section of sections()) {
      expect(section.querySelectorAll('h2')).toHaveLength(1)
      expect(section.querySelector('p')!.textContent).not.toBe('')
    }
  })

  it('says when it was changed, in the words of the language', async () => {
    await read(page, { language: 'fr' })
    screen.getByText('23 novembre 2026')
  })
})

describe('the privacy policy', () => {
  it('promises no advertising, and names no limit that the product does not keep', async () => {
    await read(<PrivacyPage />)
    expect(textOf('advertising')).toContain('There is no advertising')
    expect(textOf('retention')).toContain('up to 12 months by default')
    expect(textOf('children')).toContain('under 13')
  })

  it.each(LANGUAGES)(
    'says in %s how page views are counted, where they are, and how to decline',
    async (language) => {
      await read(<PrivacyPage />, { language })
      const shell = (await import(`@fanfare/ui-kit/app/locales/${language}.json`)) as ShellTexts
      const words = textOf('advertising')
      for (const name of [
        'Plausible',
        'Google Analytics',
        'Global Privacy Control',
        shell.default.footer.cookies,
      ])
        expect(words).toContain(name)
      expect(textOf('rights')).toContain(shell.default.footer.cookies)
    },
  )

  it('lets everybody write to the operator', async () => {
    await read(<PrivacyPage />)
    const ask = screen.getByRole('button', { name: 'Request support' })
    expect(ask.getAttribute('aria-haspopup')).toBe('dialog')
  })
})

describe('the terms of use', () => {
  it('are numbered from 1 to 12', async () => {
    await read(<TermsPage />)
    const numbers = screen.getAllByRole('heading', { level: 2 }).map((each) => parseInt(each.textContent, 10))
    expect(numbers.filter((number) => !Number.isNaN(number))).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    )
  })

  it('announce material changes thirty days before', async () => {
    await read(<TermsPage />)
    expect(textOf('changes')).toContain('at least 30 days’ notice')
  })
})

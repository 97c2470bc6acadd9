import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES } from '@fanfare/contract/core/rules/language.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { useConsent, type Consent } from '../hooks/consent-store.ts'
import ConsentBanner from './consent-banner.tsx'

const OPEN: Consent = { ...useConsent.getInitialState(), provider: 'plausible' }

/** Renders the banner below a page that is higher than the window. */
async function renderBanner(consent: Consent, language: (typeof LANGUAGES)[number] = 'en') {
  await renderScreen(
    <>
      <main style={{ height: '150vh' }}>Work</main>
      <footer>End</footer>
      <ConsentBanner consent={consent} onChoose={() => undefined} onClose={() => undefined} />
    </>,
    { language },
  )
  return screen.findByRole('region', { name: 'Cookies' })
}

it.each(LANGUAGES)('is a low row at the end of a page of 320 px in %s', async (language) => {
  await page.viewport(320, 640)
  const asked = await renderBanner(OPEN, language)
  const { top, height } = asked.getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(screen.getByText('End').getBoundingClientRect().bottom)
  expect(top).toBeGreaterThan(640)
  expect(height).toBeLessThan(160)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

it('offers both answers in the same size', async () => {
  const sizes = within(await renderBanner(OPEN))
    .getAllByRole('button')
    .map((button) => button.getBoundingClientRect())
    .map(({ width, height }) => [width, height])
  expect(sizes).toHaveLength(2)
  expect(sizes[0]).toEqual(sizes[1])
})

it('scrolls into view when its settings open', async () => {
  await page.viewport(320, 640)
  const settings = await renderBanner({ ...OPEN, areSettingsOpen: true })
  expect(document.activeElement).toBe(settings)
  await expect.poll(() => settings.getBoundingClientRect().bottom).toBeLessThanOrEqual(640)
})

it('is not on a page without a footer, where the choice could not be changed', async () => {
  const { container } = await renderScreen(
    <ConsentBanner consent={OPEN} onChoose={() => undefined} onClose={() => undefined} />,
  )
  await expect.poll(() => container.querySelector('section')).not.toBeNull()
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
})

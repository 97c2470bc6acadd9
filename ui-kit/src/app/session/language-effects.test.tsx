import { screen } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { expect, it } from 'vitest'
import { PlatformContext } from '../../platform/platform-context.ts'
import { createFakePlatform } from '../../platform/fake-platform.ts'
import { fakeApi, unreachable } from '../../testing/fake-api.ts'
import { aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { LanguageEffects } from './language-effects.tsx'

function Sample() {
  const { t } = useTranslation()
  return (
    <>
      <LanguageEffects />
      <p>{t('actions.retry')}</p>
    </>
  )
}

it('keeps the language chosen on the device', async () => {
  const platform = createFakePlatform({ app_language: 'en' })
  const page = (
    <PlatformContext value={platform}>
      <Sample />
    </PlatformContext>
  )
  const { i18n } = await renderScreen(page, { user: aUser({ language: 'pt' }) })
  await screen.findByText('Try again')
  expect(i18n.language).toBe('en')
})

it('keeps the language of a visitor', async () => {
  const { i18n } = await renderScreen(<Sample />)
  await screen.findByText('Try again')
  expect(i18n.language).toBe('en')
})

it('uses the language of the profile if none was chosen, without storing it', async () => {
  const { platform } = await renderScreen(<Sample />, { user: aUser({ language: 'pt' }) })
  await screen.findByText('Tentar de novo')
  expect(platform.storage.get('app_language')).toBeNull()
})

it('saves a language that was chosen before the sign-in in the profile, once', async () => {
  const server = fakeApi({ 'PUT /users/me': { user: aUser({ language: 'en' }), pendingEmail: null } })
  const platform = createFakePlatform({ app_language: 'en', app_language_unsaved: 'en' })
  const page = (
    <PlatformContext value={platform}>
      <Sample />
    </PlatformContext>
  )
  await renderScreen(page, { user: aUser({ language: 'pt' }) })
  await expect.poll(() => platform.storage.get('app_language_unsaved')).toBeNull()
  expect(server.requests.map(({ body }) => body)).toEqual([{ language: 'en' }])
})

it('keeps the choice for the next start when it cannot be saved', async () => {
  const server = fakeApi({ 'PUT /users/me': unreachable })
  const platform = createFakePlatform({ app_language: 'en', app_language_unsaved: 'en' })
  const page = (
    <PlatformContext value={platform}>
      <Sample />
    </PlatformContext>
  )
  await renderScreen(page, { user: aUser({ language: 'pt' }) })
  await expect.poll(() => server.requests.length).toBe(1)
  expect(platform.storage.get('app_language_unsaved')).toBe('en')
})

import { screen } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { expect, it } from 'vitest'
import { api } from '../client/http.ts'
import { fakeApi } from './fake-api.ts'
import { aUser } from './fixtures.ts'
import { renderScreen } from './render-screen.tsx'

function Sample() {
  const { t } = useTranslation()
  return <button type="button">{t('actions.retry')}</button>
}

it('renders a screen in the given language', async () => {
  await renderScreen(<Sample />, { language: 'pt' })
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
})

it('answers the requests of a screen in place of the network', async () => {
  const server = fakeApi({ 'GET /things': { things: [] } })
  await renderScreen(<Sample />, { user: aUser() })
  await expect(api.get('/things', { query: { page: 2 } })).resolves.toEqual({ things: [] })
  expect(server.requests[0]?.query.get('page')).toBe('2')
})

import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AiSettings, AiSettingsDetails } from '@fanfare/contract/ai/data/ai.ts'
import type { Language } from '@fanfare/contract/core/rules/language.ts'
import { delayed, fakeApi, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { aMood, anOrganization, aUser, someAiSettings } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { aiHandlers } from '../../api/live.ts'
import PromptsSection from './prompts-section.tsx'

const SETTINGS = 'GET /ai/settings/org-1'
const SAVE = 'PATCH /ai/settings/org-1'
const MOODS = 'GET /moods'
const moods = [
  aMood(),
  aMood({ id: 'mood-2', key: 'funny', name: 'Funny', emoji: '😂' }),
  aMood({ id: 'mood-3', key: 'poetic', name: 'Poetic', emoji: '🪶' }),
]

interface Setting {
  answers?: Record<string, unknown>
  details?: Partial<AiSettingsDetails>
  language?: Language
}

const settingsOf = (facts: Partial<AiSettings>) => ({ ...someAiSettings().settings, ...facts })

async function visit(
  facts: Partial<AiSettings> = {},
  { answers = {}, details = {}, language }: Setting = {},
) {
  const stored = someAiSettings({ settings: settingsOf(facts), ...details })
  const server = fakeApi({ [SETTINGS]: stored, [MOODS]: { moods }, [SAVE]: stored, ...answers })
  const section = <PromptsSection organization={anOrganization()} />
  return { ...(await renderScreen(section, { user: aUser(), language })), server, stored }
}

const area = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const limit = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Tokens per month' })
const pressed = async (name: string) => (await button(name)).getAttribute('aria-pressed')

it('says why the settings could not be loaded, and tries again', async () => {
  const { server, user, stored } = await visit({}, { answers: { [SETTINGS]: unreachable } })
  await screen.findByRole('heading', { name: 'The AI prompts could not be loaded' })
  server.on(SETTINGS, stored)
  await user.click(await button('Try again'))
  await area('Tone')
})

it('shows members the settings without a form', async () => {
  const facts = { tone: 'Warm and short', disabledMoodIds: ['mood-2'], monthlyTokens: 50_000 }
  await visit(facts, { details: { can: { manage: false } } })
  await screen.findByText('Warm and short')
  expect(screen.getAllByText('Not written yet.')).toHaveLength(2)
  await screen.findByText('50,000 tokens')
  const on = within(await screen.findByRole('list', { name: 'Moods' }))
  expect(on.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['🤔Curious', '🪶Poetic'])
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('cannot be saved or cancelled before something changes', async () => {
  const { user } = await visit({ tone: 'Warm' })
  expect((await button('Save prompts')).disabled).toBe(true)
  expect((await button('Cancel')).disabled).toBe(true)
  await user.type(await area('Tone'), '!')
  expect((await button('Save prompts')).disabled).toBe(false)
  await user.type(await area('Tone'), '{Backspace}')
  expect((await button('Save prompts')).disabled).toBe(true)
})

it('refuses a text of more than 1,000 characters', async () => {
  const { server, user } = await visit()
  fireEvent.change(await area('Words to avoid'), { target: { value: 'a'.repeat(1_001) } })
  await screen.findByText('1,001 of 1,000 characters')
  await screen.findByText('At most 1,000 characters')
  await user.click(await button('Save prompts'))
  expect(server.to(SAVE)).toHaveLength(0)
})

it.each(['lots', '999', '1000000001'])('refuses %s as a limit', async (typed) => {
  const { server, user } = await visit()
  await user.fill(await limit(), typed)
  await user.click(await button('Save prompts'))
  await screen.findByText('Enter a whole number from 1,000 to 1,000,000,000')
  expect(server.to(SAVE)).toHaveLength(0)
})

it('keeps what was typed when it could not be saved', async () => {
  const { user } = await visit({}, { answers: { [SAVE]: refuse(503, 'SERVICE_UNAVAILABLE') } })
  await user.fill(await area('Tone'), 'Warm')
  await user.click(await button('Save prompts'))
  await screen.findByText('Failed to save the AI prompts')
  expect((await area('Tone')).value).toBe('Warm')
})

it('sends only what has changed', async () => {
  const saved = settingsOf({ tone: 'Warm', monthlyTokens: 200_000 })
  const { server, user } = await visit(
    { monthlyTokens: 50_000 },
    { answers: { [SAVE]: someAiSettings({ settings: saved }) } },
  )
  await user.fill(await area('Tone'), ' Warm ')
  await user.clear(await limit())
  await user.fill(await limit(), '200,000')
  await user.click(await button('Save prompts'))
  await screen.findByText('AI prompts saved')
  expect(server.to(SAVE)[0]!.body).toEqual({ tone: 'Warm', monthlyTokens: 200_000 })
  expect((await button('Save prompts')).disabled).toBe(true)
})

it('shows the limit as the language writes it, and reads it so', async () => {
  const { user } = await visit({ monthlyTokens: 1_000_000 }, { language: 'fr' })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Jetons par mois' })
  expect(field.value.replaceAll(/\s/g, ' ')).toBe('1 000 000')
  await user.type(field, '{Backspace}0')
  expect((await button('Enregistrer les consignes')).disabled).toBe(true)
})

it('removes the limit with an empty field', async () => {
  const { server, user } = await visit({ monthlyTokens: 50_000 })
  await user.clear(await limit())
  await user.click(await button('Save prompts'))
  await screen.findByText('AI prompts saved')
  expect(server.to(SAVE)[0]!.body).toEqual({ monthlyTokens: null })
})

it('restores the saved settings on cancel', async () => {
  const { user } = await visit({ tone: 'Warm' })
  await user.fill(await area('Tone'), ' now')
  await user.click(await button('Funny'))
  await user.click(await button('Cancel'))
  expect((await area('Tone')).value).toBe('Warm')
  expect(await pressed('Funny')).toBe('true')
})

it('follows what a colleague saves, except in the text that is being written', async () => {
  const { queryClient, server, user } = await visit({ tone: 'Warm' })
  await user.type(await area('Tone'), '!')
  server.on(SETTINGS, someAiSettings({ settings: settingsOf({ tone: 'Cold', avoid: 'synergy' }) }))
  aiHandlers['ai.changed'](queryClient, { type: 'ai.changed', organizationId: 'org-1' })
  await expect.poll(async () => (await area('Words to avoid')).value, { timeout: 3_000 }).toBe('synergy')
  expect((await area('Tone')).value).toBe('Warm!')
})

describe('the moods', () => {
  it('could not be loaded', async () => {
    const { server, user } = await visit({}, { answers: { [MOODS]: unreachable } })
    await screen.findByRole('heading', { name: 'Error loading moods' })
    server.on(MOODS, { moods })
    await user.click(await button('Try again'))
    await button('Funny')
  })

  it('keep at least one', async () => {
    const { server, user } = await visit({ disabledMoodIds: ['mood-1', 'mood-2'] })
    const count = await screen.findByText('Moods on: 1 of 3')
    expect(count.parentElement!.textContent).toBe('Moods on: 1 of 3 Keep at least one mood on.')
    const last = await button('Poetic')
    expect(last.getAttribute('aria-disabled')).toBe('true')
    await user.click(last)
    expect(await pressed('Poetic')).toBe('true')
    expect(server.to(SAVE)).toHaveLength(0)
  })

  it('are switched on and off, by their names in the language of the interface', async () => {
    const { server, user } = await visit({ disabledMoodIds: ['mood-3'] }, { language: 'es' })
    expect(await pressed('Poético')).toBe('false')
    await user.click(await button('Poético'))
    await user.click(await button('Gracioso'))
    await user.click(await button('Guardar instrucciones'))
    await screen.findByText('Instrucciones de la IA guardadas')
    expect(server.to(SAVE)[0]!.body).toEqual({ disabledMoodIds: ['mood-2'] })
  })

  it('are all switched on at once', async () => {
    const { user } = await visit({ disabledMoodIds: ['mood-1', 'mood-2'] })
    await user.click(await button('Turn all on'))
    await screen.findByText('Moods on: 3 of 3')
    expect(screen.queryByRole('button', { name: 'Turn all on' })).toBeNull()
  })
})

describe('the usage', () => {
  const usage = [
    { month: '2026-11', runs: 12, inputTokens: 30_000, outputTokens: 12_345 },
    { month: '2026-10', runs: 1_234, inputTokens: 2_000_000, outputTokens: 1_000_000 },
  ]

  it('has no bar without a limit', async () => {
    await visit({}, { details: { usage } })
    await screen.findByText('42,345 tokens in November 2026, without a limit')
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('is shown against the limit of the month', async () => {
    await visit({ monthlyTokens: 50_000 }, { details: { usage } })
    await screen.findByText('42,345 of 50,000 tokens in November 2026')
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', {
      name: 'Share of the monthly limit used',
    })
    expect([bar.value, bar.max]).toEqual([42_345, 50_000])
    expect(screen.queryByText(/limit is used up/)).toBeNull()
  })

  it('says that the limit is used up', async () => {
    await visit({ monthlyTokens: 40_000 }, { details: { usage } })
    await screen.findByText(/limit is used up/)
  })

  it('lists the last months, with numbers in the language of the interface', async () => {
    await visit({}, { details: { usage }, language: 'pt' })
    const rows = (await screen.findAllByRole('row')).map((row) =>
      [...row.children].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
    )
    expect(rows).toEqual([
      ['Mês', 'Pedidos', 'Tokens de entrada', 'Tokens de saída'],
      ['novembro de 2026', '12', '30 000', '12 345'],
      ['outubro de 2026', '1234', '2 000 000', '1 000 000'],
    ])
  })
})

it('shows no form before the answer', async () => {
  const { answer, release } = delayed(someAiSettings())
  await visit({}, { answers: { [SETTINGS]: answer } })
  expect(screen.queryByRole('textbox')).toBeNull()
  release()
  await area('Tone')
})

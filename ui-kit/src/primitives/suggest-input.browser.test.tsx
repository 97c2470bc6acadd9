import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderElement } from '../testing/in-browser.tsx'
import { SuggestInput } from './suggest-input.tsx'

const MODELS = ['gpt-4o', 'gpt-4o-mini', 'o4-mini']

function Sample({ suggestions = MODELS }: { suggestions?: string[] }) {
  const [value, setValue] = useState('gpt-4o')
  return (
    <>
      <SuggestInput
        label="Model"
        value={value}
        onChange={setValue}
        suggestions={suggestions}
        openLabel="Show the models"
      />
      <output aria-label="value">{value}</output>
    </>
  )
}

const value = () => screen.getByRole('status', { name: 'value' }).textContent
const input = () => screen.findByRole('combobox', { name: 'Model' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

it('has no button and no list without suggestions, and takes any text', async () => {
  renderElement(<Sample suggestions={[]} />)
  expect(screen.queryByRole('button', { name: 'Show the models' })).toBeNull()
  await userEvent.fill(await input(), 'llama-3')
  expect(options()).toEqual([])
  expect(value()).toBe('llama-3')
})

it('closes the list when nothing contains what is typed', async () => {
  renderElement(<Sample />)
  await userEvent.fill(await input(), 'mini')
  await expect.poll(options).toEqual(['gpt-4o-mini', 'o4-mini'])
  await userEvent.fill(await input(), 'llama')
  await expect.poll(options).toEqual([])
  expect(value()).toBe('llama')
})

it('shows all suggestions when it opens, whatever its value', async () => {
  renderElement(<Sample />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show the models' }))
  await expect.poll(options).toEqual(MODELS)
  await userEvent.click(screen.getByRole('option', { name: 'o4-mini' }))
  await expect.poll(value).toBe('o4-mini')
  await expect.poll(options).toEqual([])
})

it('is used by keyboard', async () => {
  renderElement(<Sample />)
  await userEvent.click(await input())
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => screen.queryAllByRole('option').length).toBe(3)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => ['gpt-4o', 'gpt-4o-mini'].includes(value() ?? '')).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(options).toEqual([])
})

it('leaves the page around the open list to screen readers, and closes it on blur', async () => {
  renderElement(<Sample />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show the models' }))
  await expect.poll(options).toEqual(MODELS)
  expect(value()).toBe('gpt-4o')
  await userEvent.tab()
  await expect.poll(options).toEqual([])
})

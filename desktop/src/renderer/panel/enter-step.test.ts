import { expect, it } from 'vitest'
import { enterStep, type ListedWords } from './enter-step.ts'

it.each<[string, string, ListedWords, ReturnType<typeof enterStep>]>([
  ['acts on the list of its words', 'tuba', { words: 'tuba', status: 'ready' }, 'act'],
  ['acts on the newest posts without words', '', { words: '', status: 'ready' }, 'act'],
  ['waits for the list of its words', 'tuba', { words: 'tuba', status: 'loading' }, 'wait'],
  ['waits for nothing without words', '', { words: '', status: 'loading' }, 'drop'],
  ['ends when the list cannot be had', 'tuba', { words: 'tuba', status: 'failed' }, 'drop'],
  ['never acts on the list of other words', 'tub', { words: 'tuba', status: 'ready' }, 'drop'],
  ['ends when other words are typed', 'tuba', { words: 'tub', status: 'loading' }, 'drop'],
])('%s', (_title, awaited, listed, step) => {
  expect(enterStep(awaited, listed)).toBe(step)
})

import { test } from '@japa/runner'
import { OFFERED_SUGGESTIONS } from '#contract/rules/limits'
import { chooseOffered, type Offerable } from '#comments/rules/choose_offered'

const NOW = 1_000
const asking = { userId: 'mira', at: NOW }

const free = (id: string, more: Partial<Offerable> = {}): Offerable => ({
  id,
  heldBy: null,
  heldUntil: 0,
  copiedAt: null,
  isFound: false,
  ...more,
})
const held = (id: string, heldBy: string, heldUntil = NOW + 1) => free(id, { heldBy, heldUntil })
const copied = (id: string, copiedAt: number) => free(id, { copiedAt })

test.group('What a member is offered of a post', () => {
  test('is nothing where there is nothing', ({ assert }) => {
    assert.deepEqual(chooseOffered([], asking), { ids: [], nextId: null })
  })

  test('begins with what they hold, and leaves out what others hold', ({ assert }) => {
    const list = [free('a'), held('b', 'adam'), held('c', 'mira'), held('d', 'adam', NOW)]
    assert.deepEqual(chooseOffered(list, asking), { ids: ['c', 'a', 'd'], nextId: 'c' })
  })

  test('is what another person holds when nothing else is left, as a claim would take it', ({ assert }) => {
    const list = [held('a', 'adam', NOW + 9), held('b', 'olga', NOW + 5)]
    assert.deepEqual(chooseOffered(list, asking), { ids: ['b'], nextId: 'b' })
  })

  test('ends with the last they have copied, and is never more than a few', ({ assert }) => {
    const many = Array.from({ length: 9 }, (_, index) => free(`free ${index}`))
    const { ids } = chooseOffered([copied('x', 1), copied('y', 3), copied('z', 2), ...many], asking)
    assert.deepEqual(ids, ['free 0', 'free 1', 'free 2', 'y', 'z'])
    assert.lengthOf(ids, OFFERED_SUGGESTIONS)
  })

  test('shows what was looked for before the rest, behind what is next', ({ assert }) => {
    const list = [free('a'), free('b'), free('c', { isFound: true })]
    assert.deepEqual(chooseOffered(list, asking), { ids: ['a', 'c', 'b'], nextId: 'a' })
  })
})

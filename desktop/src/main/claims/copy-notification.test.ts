import { expect, it } from 'vitest'
import { LANGUAGES } from '@fanfare/contract/core/rules/language.ts'
import type { CopyOutcome, UndoOutcome } from '../../shared/desktop-state.ts'
import refusals from '../../shared/refusals/en.json'
import { createTranslator } from '../core/i18n/translator.ts'
import { copyNotification, recoveredNotification, undoNotification } from './copy-notification.ts'

const copy = {
  commentId: 'c1',
  postId: 'post-1',
  title: 'A post',
  isSensitive: false,
  text: 'Well measured!',
  undoUntil: 1,
}
const next = { id: 'c2', content: 'Take this one' }
const { t } = createTranslator(['en'])

it.each<[CopyOutcome, string, string]>([
  [{ outcome: 'copied', copy }, 'Copied: paste it as your comment', 'Well measured!'],
  [
    { outcome: 'lost', next, isSensitive: false },
    'A colleague was faster',
    'Nothing was copied. Next: Take this one',
  ],
  [
    { outcome: 'lost', next: null, isSensitive: false },
    'Nothing left to copy',
    'A colleague was faster, and nothing is left for you.',
  ],
  [
    { outcome: 'none-left' },
    'Nothing left to copy',
    'Every suggestion has been copied. Write one for your colleagues.',
  ],
  [
    { outcome: 'only-yours' },
    'Nothing left to copy',
    'You have written what is left. It waits for your colleagues.',
  ],
  [
    { outcome: 'copied-from-all' },
    'Nothing left to copy',
    'You have copied from every post with suggestions left.',
  ],
  [
    { outcome: 'post-deleted' },
    'Nothing was copied',
    'The post has been deleted, or you have left its organization.',
  ],
  [
    { outcome: 'clipboard-failed' },
    'Nothing was copied',
    'The clipboard did not accept the text. Try again.',
  ],
  [
    { outcome: 'rate-limited', seconds: 1 },
    'Nothing was copied',
    'That was too often. Try again in 1 second.',
  ],
  [
    { outcome: 'rate-limited', seconds: 20 },
    'Nothing was copied',
    'That was too often. Try again in 20 seconds.',
  ],
  [
    { outcome: 'offline' },
    'Nothing was copied',
    'The server cannot be reached. Try again once you are online.',
  ],
  [
    { outcome: 'unanswered' },
    'Nothing was copied',
    'The server has not answered. Fanfare asks again, and offers you the text if it is yours.',
  ],
  [{ outcome: 'signed-out' }, 'Sign in to copy', 'Open Fanfare and sign in with your browser.'],
  [
    { outcome: 'refused', code: 'VALIDATION_FAILED' },
    'Nothing was copied',
    'The server refused (VALIDATION_FAILED).',
  ],
])('says how a copy ended: %j', (result, title, body) => {
  expect(copyNotification(result, true, t)).toEqual({ title, body })
})

it.each<[string, CopyOutcome, boolean]>([
  ['a copy from a sensitive post', { outcome: 'copied', copy: { ...copy, isSensitive: true } }, true],
  ['a proposal for a sensitive post', { outcome: 'lost', next, isSensitive: true }, true],
  ['a copy when the person hides texts', { outcome: 'copied', copy }, false],
  ['a proposal when the person hides texts', { outcome: 'lost', next, isSensitive: false }, false],
])('shows no text of %s', (_what, result, inFull) => {
  expect(copyNotification(result, inFull, t).body).toBe('Open Fanfare to read it')
})

it.each(LANGUAGES)('has a sentence of its own for every refusal in %s', (language) => {
  const { t: say } = createTranslator([language])
  const outcomes = [...new Set(Object.keys(refusals).map((key) => key.replace(/_\w+$/, '')))] as 'offline'[]
  const sentences = outcomes.map((outcome) => copyNotification({ outcome }, true, say).body)
  expect(new Set(sentences).size).toBe(outcomes.length)
})

it.each<[UndoOutcome, string]>([
  [{ outcome: 'too-late' }, 'Its ten seconds are over. Unlock the suggestion on its post.'],
  [{ outcome: 'server-failed' }, 'The server failed. Try again in a moment.'],
])('says why a copy was not undone: %j', (result, body) => {
  expect(undoNotification(result, t)).toEqual({ title: 'The copy was not undone', body })
})

it('says that it is not known whether a copy was undone', () => {
  expect(undoNotification({ outcome: 'unanswered' }, t)).toEqual({
    title: 'The undo was not answered',
    body: 'The suggestion may be available again. Try again.',
  })
})

it.each([
  ['offers the text', false, true, '“Well measured!” is yours, but was not copied.'],
  ['hides it of a sensitive post', true, true, 'Open Fanfare to read it'],
  ['hides it when the person hides texts', false, false, 'Open Fanfare to read it'],
])('%s of a claim that was answered late', (_what, isSensitive, inFull, body) => {
  const claim = { ...copy, key: 'k', server: 's', postUrl: 'u', isSensitive, isNew: true }
  expect(recoveredNotification(claim, inFull, t)).toEqual({ title: 'An earlier copy has worked', body })
})

it('says nothing about a copy that was undone', () => {
  expect(undoNotification({ outcome: 'undone' }, t)).toBeNull()
})

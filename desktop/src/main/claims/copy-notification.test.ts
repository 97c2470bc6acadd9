import { expect, it } from 'vitest'
import type { CopyOutcome } from '../../shared/desktop-state.ts'
import { createTranslator } from '../core/i18n/translator.ts'
import { copyNotification } from './copy-notification.ts'

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
    'Every suggestion has been copied. Write one for your colleagues.',
  ],
  [
    { outcome: 'none-left' },
    'Nothing left to copy',
    'Every suggestion has been copied. Write one for your colleagues.',
  ],
  [{ outcome: 'post-deleted' }, 'Nothing was copied', 'The post has been deleted.'],
  [{ outcome: 'suggestion-deleted' }, 'Nothing was copied', 'The suggestion has been deleted.'],
  [
    { outcome: 'offline' },
    'Nothing was copied',
    'The server cannot be reached. Try again once you are online.',
  ],
  [
    { outcome: 'unanswered' },
    'Nothing was copied',
    'The server has not answered. Copy again for the same suggestion.',
  ],
  [{ outcome: 'signed-out' }, 'Sign in to copy', 'Open Fanfare and sign in with your browser.'],
  [{ outcome: 'refused' }, 'Nothing was copied', 'The server refused. Open Fanfare to see why.'],
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
